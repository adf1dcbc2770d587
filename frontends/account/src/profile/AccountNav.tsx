import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { TabRow, useCurrentInView, Wrap } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';

const Nav = styled.nav`
  padding-top: var(--s3);
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
  const list = useCurrentInView<HTMLUListElement>(pathname);
  if (!person) return null;
  return (
    <Wrap>
      <Nav aria-label={t('nav.label')}>
        <TabRow>
          <ul ref={list}>
            {ITEMS.filter(({ ofCoach }) => !ofCoach || person.userType !== 'member').map(({ key, to, edit }) => (
              <li key={key}>
                <Link to={to} {...((pathname === to || pathname === edit) && { 'aria-current': pathname === to ? 'page' : 'true' })}>
                  {t(`nav.${key}`)}
                </Link>
              </li>
            ))}
          </ul>
        </TabRow>
      </Nav>
    </Wrap>
  );
}
