import { useTexts } from '@pusula/frontend-kit/i18n';
import { type PersonSummary, session } from '@pusula/frontend-kit/session';
import { ChevronDownIcon, LeaveIcon, Menu, MenuItem, MenuLine } from '@pusula/frontend-kit/ui';
import type { ComponentPropsWithRef } from 'react';
import { useDispatch } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { menuItemsFor } from './menu-items.ts';
import { PersonLabel, personTrigger } from './PersonLabel.tsx';

const Trigger = styled.button`${personTrigger}`;

const Me = ({ person, ...rest }: { person: PersonSummary } & ComponentPropsWithRef<'button'>) => (
  <Trigger {...rest} type="button">
    <PersonLabel person={person} />
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
