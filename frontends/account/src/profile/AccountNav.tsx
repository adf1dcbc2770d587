import { useTexts } from '@pusula/frontend-kit/i18n';
import { useCurrentInView } from '@pusula/frontend-kit/page';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { Wrap } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

const Nav = styled.nav`
  ul {
    position: relative;
    display: flex;
    gap: var(--s5);
    margin-top: var(--s3);
    border-bottom: 1px solid var(--rule-2);
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    display: flex;
    align-items: center;
    min-height: 48px;
    font: 500 0.9375rem/1 var(--sans);
    white-space: nowrap;
    text-decoration: none;
    color: var(--ink-2);
    border-bottom: 2px solid transparent;
    margin-bottom: -1px;
  }
  a:hover {
    color: var(--ink);
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  a[aria-current] {
    color: var(--ink);
    font-weight: 600;
    border-color: var(--saffron);
  }
`;

/** `edit`: the form behind a page belongs to it. */
const ITEMS = [
  { key: 'profile', to: '/profile', edit: '/profile/edit', ofCoach: false },
  { key: 'coachProfile', to: '/coach-profile', edit: '/coach-profile/edit', ofCoach: true },
  { key: 'certificates', to: '/coach-profile/certificates', edit: null, ofCoach: true },
  { key: 'security', to: '/profile/security', edit: null, ofCoach: false },
] as const;

/** The pages about oneself, side by side. Those about coaching show to coaches and administrators (specification section 6). */
export function AccountNav() {
  const { t } = useTexts('profile');
  const person = useSelector(selectPersonSummary);
  const { pathname } = useLocation();
  const list = useCurrentInView();
  if (!person) return null;
  return (
    <Wrap>
      <Nav aria-label={t('nav.label')}>
        <ul ref={list}>
          {ITEMS.filter(({ ofCoach }) => !ofCoach || person.userType !== 'member').map(({ key, to, edit }) => (
            <li key={key}>
              <Link to={to} {...((pathname === to || pathname === edit) && { 'aria-current': pathname === to ? 'page' : 'true' })}>
                {t(`nav.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </Nav>
    </Wrap>
  );
}
