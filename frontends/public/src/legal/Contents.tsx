import { useTexts } from '@pusula/frontend-kit/i18n';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useCurrentSection } from './use-current-section.ts';

const Nav = styled.nav`
  position: sticky;
  top: var(--s5);
  align-self: start;
  max-height: calc(100svh - 2 * var(--s5));
  overflow-y: auto;
  /* The mark of the current heading hangs outside the column, so that the words keep its edge. */
  margin-inline-start: calc(-1 * (var(--s3) + 2px));
  font: var(--t-small);
  h2 {
    margin-bottom: var(--s2);
    padding-inline-start: calc(var(--s3) + 2px);
    font: var(--t-label);
  }
  a {
    display: block;
    padding: 5px 0 5px var(--s3);
    border-inline-start: 2px solid transparent;
    color: var(--ink-2);
    text-decoration: none;
  }
  a[aria-current] {
    border-color: var(--saffron);
    font-weight: 600;
    color: var(--ink);
  }
  a:hover {
    text-decoration: underline;
  }
  @media (max-width: 1000px), print {
    display: none;
  }
`;

/** The headings of a long page, to jump to; the one that is being read is marked. */
export function Contents({ entries }: { entries: readonly { id: string; heading: string }[] }) {
  const { t } = useTexts('legal');
  const current = useCurrentSection(useMemo(() => entries.map(({ id }) => id), [entries]));
  return (
    <Nav aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} {...(id === current && { 'aria-current': 'location' as const })}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
