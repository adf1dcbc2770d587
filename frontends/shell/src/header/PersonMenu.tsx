import { useTexts } from '@pusula/frontend-kit/i18n';
import { type PersonSummary, session } from '@pusula/frontend-kit/session';
import { Avatar, ChevronDownIcon, LeaveIcon, Menu, MenuItem, MenuLine } from '@pusula/frontend-kit/ui';
import type { ComponentPropsWithRef } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { menuItemsFor } from './menu-items.ts';

const Trigger = styled.button`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: 44px;
  font: var(--t-label);
  white-space: nowrap;
`;
const Name = styled.span`
  max-width: 18ch;
  overflow: hidden;
  text-overflow: ellipsis;
  @media (min-width: 1100px) {
    max-width: 32ch;
  }
`;
const LastName = styled.span`
  @media (max-width: 1099px) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;

const Me = ({ person, ...rest }: { person: PersonSummary } & ComponentPropsWithRef<'button'>) => (
  <Trigger {...rest} type="button">
    <Avatar {...person} />
    <Name>
      {person.firstName} <LastName>{person.lastName}</LastName>
    </Name>
    <ChevronDownIcon />
  </Trigger>
);

/** The signed-in person's picture and name; opens their menu. */
export default function PersonMenu({ person }: { person: PersonSummary }) {
  const { t } = useTexts('shell');
  const dispatch = useDispatch();
  return (
    <Menu trigger={<Me person={person} />}>
      {menuItemsFor(person.userType).map(({ key, to, icon: Icon }) => (
        <MenuItem key={key} asChild>
          <Link to={to}>
            <Icon />
            {t(`menu.${key}`)}
          </Link>
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem onSelect={() => dispatch(session.signOutRequested())}>
        <LeaveIcon />
        {t('menu.logout')}
      </MenuItem>
    </Menu>
  );
}
