import type { PersonSummary } from '@pusula/frontend-kit/session';
import { Avatar } from '@pusula/frontend-kit/ui';
import { css, styled } from 'styled-components';

/** What stands around the label, whether it opens a menu or leads to a page. */
export const personTrigger = css`
  display: flex;
  align-items: center;
  gap: var(--s2);
  min-height: 44px;
  font: var(--t-label);
  white-space: nowrap;
`;
const PersonName = styled.span`
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

/** The signed-in person's picture and name. */
export const PersonLabel = ({ person }: { person: PersonSummary }) => (
  <>
    <Avatar {...person} />
    <PersonName>
      {person.firstName} <LastName>{person.lastName}</LastName>
    </PersonName>
  </>
);
