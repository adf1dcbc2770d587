import { pageAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectPersonSummary, session } from '@pusula/frontend-kit/session';
import { Avatar, LeaveIcon, Sheet, TreeIcon } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { LanguageSelector } from '../languages/LanguageSelector.tsx';
import { ThemeChoices } from '../theme/ThemeChoices.tsx';
import { menuItemsFor } from './menu-items.ts';

const MenuList = styled.ul`
  li + li {
    border-top: 1px solid var(--rule);
  }
  a,
  button:not([aria-pressed]) {
    display: flex;
    align-items: center;
    gap: var(--s3);
    width: 100%;
    min-height: 52px;
    font-weight: 500;
    text-decoration: none;
  }
  .lucide {
    color: var(--ink-3);
  }
`;
const Who = styled.p`
  display: flex;
  align-items: center;
  gap: var(--s3);
  padding: var(--s4) 0 var(--s3);
  font: var(--t-label);
  border-bottom: 1px solid var(--rule-2);
`;
const beginningAtTheEdge = css`
  margin-left: calc(-1 * var(--s3));
  min-height: 52px;
  align-items: center;
`;
const Languages = styled(LanguageSelector)`${beginningAtTheEdge}`;
const Themes = styled(ThemeChoices)`${beginningAtTheEdge}`;
const Legal = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);
  border-top: 1px solid var(--rule-2);
  font: var(--t-small);
  color: var(--ink-2);
  a {
    padding-block: 13px;
    text-decoration: none;
  }
`;

/** The header's items on a phone, language and theme, and the ways that the footer of the home page has. */
export default function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t, language } = useTexts('shell');
  const person = useSelector(selectPersonSummary);
  const dispatch = useDispatch();
  return (
    <Sheet open={open} onClose={onClose} title={t('header.menu')}>
      {person && (
        <Who>
          <Avatar {...person} />
          {person.firstName} {person.lastName}
        </Who>
      )}
      <MenuList>
        {person ? (
          menuItemsFor(person.userType).map(({ key, to, icon: Icon }) => (
            <li key={key}>
              <Link to={to} onClick={onClose}>
                <Icon />
                {t(`menu.${key}`)}
              </Link>
            </li>
          ))
        ) : (
          <>
            <li>
              <Link to="/signin" onClick={onClose}>
                {t('header.signIn')}
              </Link>
            </li>
            <li>
              <Link to="/signup" onClick={onClose}>
                {t('header.signUp')}
              </Link>
            </li>
          </>
        )}
        <li>
          <Link to={pageAddress('categories', language)} onClick={onClose}>
            {person && <TreeIcon />}
            {t('footer.categories')}
          </Link>
        </li>
        <li>
          <Languages />
        </li>
        <li>
          <Themes />
        </li>
        {person && (
          <li>
            <button
              type="button"
              onClick={() => {
                onClose();
                dispatch(session.signOutRequested());
              }}
            >
              <LeaveIcon />
              {t('menu.logout')}
            </button>
          </li>
        )}
      </MenuList>
      <Legal>
        <Link to={pageAddress('privacy', language)} onClick={onClose}>
          {t('footer.privacy')}
        </Link>
        <Link to={pageAddress('terms', language)} onClick={onClose}>
          {t('footer.terms')}
        </Link>
      </Legal>
    </Sheet>
  );
}
