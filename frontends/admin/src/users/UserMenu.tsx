import { coachAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { BanIcon, CheckedIcon, EyeIcon, Menu, MenuItem, MenuLine, MoreIcon, PenIcon, TrashIcon, UndoIcon } from '@pusula/frontend-kit/ui';
import type { ComponentPropsWithRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListedUser, UserStatus } from '../console/user-kinds.ts';
import { nameOf } from './name-of.ts';

const Trigger = styled.button`
  width: 44px;
  height: 44px;
  display: grid;
  place-items: center;
  /* As large as a thumb needs, without making the row any higher. */
  margin-block: -4px;
  margin-left: auto;
  border-radius: var(--r2);
  &:hover,
  &[data-state='open'] {
    background: var(--select);
  }
`;
const Refused = styled(MenuItem)`
  display: block;
  max-width: 260px;
  padding-block: var(--s2);
  line-height: 1.4;
  font-weight: 400;
  color: var(--ink-2);
  cursor: default;
`;

const More = ({ name, ...rest }: { name: string } & ComponentPropsWithRef<'button'>) => (
  <Trigger {...rest} type="button" aria-label={name}>
    <MoreIcon aria-hidden />
  </Trigger>
);

/** What leads from one status to the next. Deleting is apart from it: from each status but its own. */
const STEPS = {
  enabled: { status: 'disabled', word: 'disable', icon: BanIcon },
  disabled: { status: 'enabled', word: 'enable', icon: CheckedIcon },
  deleted: { status: 'enabled', word: 'restore', icon: UndoIcon },
} as const satisfies Record<UserStatus, { status: UserStatus; word: string; icon: unknown }>;

type UserMenuProps = { user: ListedUser; isOwn: boolean; onStatus: (status: UserStatus) => void };

/** What can be done about one person. One's own account is left to another admin, and the menu says so. */
export function UserMenu({ user, isOwn, onStatus }: UserMenuProps) {
  const { t, language } = useTexts('users');
  return (
    <Menu trigger={<More name={t('menu.of', { name: nameOf(user) })} />}>
      {user.isPublic && user.slug && (
        <MenuItem asChild>
          <Link to={coachAddress(language, user.slug)}>
            <EyeIcon aria-hidden />
            {t('menu.open')}
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to={`/admin/user-edit/${user.id}`}>
          <PenIcon aria-hidden />
          {t('menu.edit')}
        </Link>
      </MenuItem>
      {isOwn ? (
        <>
          <MenuLine />
          {/* Reached and read like the others; it does nothing, and the menu stays open. */}
          <Refused aria-disabled onSelect={(event) => event.preventDefault()}>
            {t('menu.own')}
          </Refused>
        </>
      ) : (
        <StatusItems status={user.status} onStatus={onStatus} />
      )}
    </Menu>
  );
}

function StatusItems({ status, onStatus }: { status: UserStatus; onStatus: UserMenuProps['onStatus'] }) {
  const { t } = useTexts('users');
  const { status: next, word, icon: Icon } = STEPS[status];
  return (
    <>
      <MenuItem onSelect={() => onStatus(next)}>
        <Icon aria-hidden />
        {t(`menu.${word}`)}
      </MenuItem>
      {status !== 'deleted' && (
        <>
          <MenuLine />
          <MenuItem $danger onSelect={() => onStatus('deleted')}>
            <TrashIcon aria-hidden />
            {t('menu.delete')}
          </MenuItem>
        </>
      )}
    </>
  );
}
