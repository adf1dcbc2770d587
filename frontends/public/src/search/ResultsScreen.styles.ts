import { styled } from 'styled-components';

export const Band = styled.div`
  padding-top: var(--s6);
`;

/** Filters beside the list where there is room; below that they come up in a sheet. */
export const Split = styled.div`
  display: grid;
  grid-template-columns: 248px minmax(0, 1fr);
  gap: var(--s8);
  padding: var(--s6) 0 var(--s9);
  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
  /* Nothing was found, and nothing is filtered by. */
  &:not(:has(> aside)) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 720px) {
    /* A line below the box has room above the heading. */
    padding-top: var(--s5);
  }
`;

/** The line above the filters and the list: both start at the same height. */
export const Summary = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--s5);
  min-height: 56px;
  padding-bottom: var(--s4);
  /* Nothing was found: the words below say so. */
  &[data-nothing] {
    min-height: 0;
    padding-bottom: 0;
  }
  &[data-nothing]:has(> div > *) {
    padding-bottom: var(--s4);
  }
  /* The button for the filters shares the line; what is on has one of its own. */
  @media (max-width: 1000px) {
    flex-wrap: wrap;
    gap: var(--s2) var(--s3);
  }
`;

/** A turned page puts the keyboard here; nobody walks to it. */
export const ResultsColumn = styled.section`
  scroll-margin-top: var(--s4);
  &:focus {
    outline: 0;
  }
`;
