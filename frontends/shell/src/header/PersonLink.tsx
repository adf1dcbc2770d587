import type { PersonSummary } from '@pusula/frontend-kit/session';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PersonLabel, personTrigger } from './PersonLabel.tsx';

const Profile = styled(Link)`
  ${personTrigger}
  text-decoration: none;
  /* Where their menu has its chevron. */
  padding-right: calc(18px + var(--s2));
`;

/** Stands in for the person's menu until its code is there. */
export const PersonLink = ({ person }: { person: PersonSummary }) => (
  <Profile to="/profile">
    <PersonLabel person={person} />
  </Profile>
);
