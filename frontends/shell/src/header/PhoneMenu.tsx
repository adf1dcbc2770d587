import { useTexts } from '@pusula/frontend-kit/i18n';
import { selectUser, session } from '@pusula/frontend-kit/session';
import { Avatar, LeaveIcon, Sheet } from '@pusula/frontend-kit/ui';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { LanguageSelector } from '../languages/LanguageSelector.tsx';
import { menuItemsFor } from './menu-items.ts';

const List = styled.ul`
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
const Languages = styled(LanguageSelector)`
  margin-left: calc(-1 * var(--s3));
  min-height: 52px;
`;

/** The header's items on a phone, and the language. */
export default function PhoneMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts('shell');
  const user = useSelector(selectUser);
  const dispatch = useDispatch();
  return (
    <Sheet open={open} onClose={onClose} title={t('header.menu')}>
      {user && (
        <Who>
          <Avatar {...user} />
          {user.firstName} {user.lastName}
        </Who>
      )}
      <List>
        {user ? (
          menuItemsFor(user.userType).map(({ key, to, icon: Icon }) => (
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
          <Languages />
        </li>
        {user && (
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
      </List>
    </Sheet>
  );
}
