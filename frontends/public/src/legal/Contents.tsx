import { useTexts } from '@pusula/frontend-kit/i18n';
import { styled } from 'styled-components';

const Nav = styled.nav`
  position: sticky;
  top: var(--s5);
  align-self: start;
  max-height: calc(100svh - 2 * var(--s5));
  overflow-y: auto;
  font: var(--t-small);
  h2 {
    margin-bottom: var(--s2);
    font: var(--t-label);
  }
  a {
    display: block;
    padding: 5px 0;
    color: var(--ink-2);
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  @media (max-width: 1000px), print {
    display: none;
  }
`;

/** The headings of a long page, to jump to. */
export function Contents({ entries }: { entries: readonly { id: string; heading: string }[] }) {
  const { t } = useTexts('legal');
  return (
    <Nav aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ol>
        {entries.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
