import { styled } from 'styled-components';

export const UserHeader = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: var(--s4) var(--s5);
  align-items: center;
  padding-bottom: var(--s5);
  border-bottom: 1px solid var(--rule-2);
  @media (max-width: 1160px) {
    grid-template-columns: auto minmax(0, 1fr);
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
export const UserName = styled.div`
  min-width: 0;
  overflow-wrap: anywhere;
  h1 {
    font: var(--t-h2);
    letter-spacing: var(--track-h2);
  }
`;
export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  font: var(--t-small);
  color: var(--ink-2);
`;
export const States = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s4);
  margin-top: var(--s1);
  font: var(--t-small);
`;
export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2);
`;
/** What cannot be taken lightly stands apart from the ways that only lead on. */
export const Apart = styled.div`
  margin-left: var(--s2);
  padding-left: var(--s4);
  border-left: 1px solid var(--rule-2);
  @media (max-width: 720px) {
    margin-left: auto;
    padding-left: 0;
    border-left: 0;
  }
`;
