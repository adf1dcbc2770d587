import { pageAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectPersonSummary } from '@pusula/frontend-kit/session';
import { Wrap } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

/** It belongs below the screen: while that is on its way, it does not stand in its place. */
const PageEndNav = styled(Wrap)`
  main:has([data-arriving]) + & {
    visibility: hidden;
  }
`;
/** Legal matters stand apart: at the other end or, on a phone, on a line of their own. */
const Groups = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--s5);
  padding-block: var(--s2);
  border-top: 1px solid var(--rule-2);
  font: var(--t-small);
  color: var(--ink-2);
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--s5);
  }
  a {
    display: inline-block;
    padding-block: 12px;
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
/** A page from the server does not know yet who reads it. */
const Join = styled.li<{ $isGuest: boolean }>`
  ${({ $isGuest }) => $isGuest && '[data-signed-in] & { visibility: hidden; }'}
`;

/** Closes every page but the home page, which has the footer, and the console: ways on, in one line. */
export function PageEnd() {
  const { t, language } = useTexts('shell');
  const person = useSelector(selectPersonSummary);
  // A member becomes a coach in their own account.
  const join = person ? '/coach-profile' : '/signup?role=coach';
  const canJoin = person === null || person.userType === 'member';
  return (
    <PageEndNav as="nav" aria-label={t('footer.label')} data-screen-only>
      <Groups>
        <ul>
          <li>
            <Link to="/search-results">{t('footer.coaches')}</Link>
          </li>
          <li>
            <Link to={pageAddress('categories', language)}>{t('footer.categories')}</Link>
          </li>
          {canJoin && (
            <Join $isGuest={person === null}>
              <Link to={join}>{t('footer.join')}</Link>
            </Join>
          )}
        </ul>
        <ul>
          <li>
            <Link to={pageAddress('privacy', language)}>{t('footer.privacyShort')}</Link>
          </li>
          <li>
            <Link to={pageAddress('terms', language)}>{t('footer.termsShort')}</Link>
          </li>
        </ul>
      </Groups>
    </PageEndNav>
  );
}
