import { useTexts } from '@pusula/frontend-kit/i18n';
import { Fragment } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';

const Nav = styled.nav`
  font: var(--t-small);
  color: var(--ink-3);
  padding-top: var(--s5);
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s2);
  }
  a {
    display: inline-block;
    padding-block: 4px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  li {
    padding-block: 4px;
  }
  li:has(a) {
    padding-block: 0;
  }
`;

type Crumb = { label: string; to?: LinkProps['to'] };

/** The way from the top to this page; the last one is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTexts();
  return (
    <Nav data-screen-only aria-label={t('ui.breadcrumb')}>
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && <li aria-hidden="true">/</li>}
            <li {...(to === undefined && { 'aria-current': 'page' as const })}>
              {to === undefined ? label : <Link to={to}>{label}</Link>}
            </li>
          </Fragment>
        ))}
      </ol>
    </Nav>
  );
}
