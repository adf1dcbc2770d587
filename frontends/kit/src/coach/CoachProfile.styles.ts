import { styled } from 'styled-components';
import { Portrait } from './Portrait.tsx';

/** What the profile measures itself by, instead of the window. */
export const Room = styled.div`
  container-type: inline-size;
`;

/** Portrait, contact and links stay beside the reading; where it is narrow the contact follows the facts, the links follow all of it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: var(--s8);
  padding: var(--s5) 0 var(--s4);
  header {
    padding-bottom: var(--s7);
  }
  @container (max-width: 900px) {
    gap: var(--s6);
    article section {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s3);
    }
  }
  @container (max-width: 648px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    article {
      display: contents;
    }
    header {
      order: 1;
      padding: var(--s5) 0 var(--s4);
    }
    article section {
      order: 3;
    }
  }
`;

export const Person = styled.aside`
  align-self: start;
  position: sticky;
  top: var(--s5);
  @container (max-width: 648px) {
    display: contents;
    > :last-child {
      order: 4;
    }
  }
`;

export const Actions = styled.div`
  margin-top: var(--s4);
  @container (max-width: 648px) {
    order: 2;
    margin: 0 0 var(--s6);
  }
  &:empty {
    display: none;
  }
`;

export const BigPortrait = styled(Portrait)`
  @container (max-width: 648px) {
    > span {
      aspect-ratio: 1;
      max-height: 480px;
      width: 100%;
    }
    img {
      object-position: 50% 8%;
    }
  }
`;

export const CoachName = styled.h1<{ $long: boolean }>`
  margin-inline-start: -0.03em;
  font: 350 ${({ $long }) => ($long ? 'clamp(1.875rem, 5cqi, 3.25rem)' : 'clamp(2.5rem, 7cqi, 4.5rem)')} / 1.02 var(--serif);
  letter-spacing: var(--track-display);
  hyphens: auto;
  overflow-wrap: anywhere;
`;

export const Headline = styled.p`
  max-width: 32ch;
  margin-top: var(--s4);
  font: 360 clamp(1.25rem, 2.6cqi, 1.625rem) / 1.35 var(--serif);
  color: var(--ink-2);
  overflow-wrap: anywhere;
  text-wrap: balance;
`;

export const CoachPlace = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s5);
  margin-top: var(--s4);
  color: var(--ink-2);
  &:empty {
    display: none;
  }
  svg {
    display: inline-block;
    margin-inline-end: 6px;
    vertical-align: -0.25em;
  }
`;

export const Prose = styled.div`
  max-width: 60ch;
  font-size: 1.0625rem;
  line-height: 1.68;
  overflow-wrap: anywhere;
  p {
    white-space: pre-line;
  }
  p + p {
    margin-top: var(--s4);
  }
  p:first-child:not(:only-child) {
    font: 400 1.25rem / 1.5 var(--serif);
  }
`;
