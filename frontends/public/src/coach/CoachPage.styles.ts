import { styled } from 'styled-components';
import { Portrait } from '../portrait/Portrait.tsx';

export const Space = styled.div`
  padding-block: var(--s7) var(--s9);
`;

/** Portrait and links stay beside the reading; on a phone the links follow it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
  gap: var(--s8);
  padding: var(--s5) 0 var(--s9);
  header {
    padding-bottom: var(--s7);
  }
  @media (max-width: 1000px) {
    gap: var(--s6);
    article section {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s3);
    }
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
  }
`;

export const Person = styled.aside`
  align-self: start;
  position: sticky;
  top: var(--s5);
  @media (max-width: 720px) {
    display: contents;
    ul {
      order: 3;
    }
  }
`;

export const BigPortrait = styled(Portrait)`
  @media (max-width: 720px) {
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

export const Name = styled.h1`
  margin-inline-start: -0.03em;
  font: 350 clamp(2.5rem, 5vw, 4.5rem) / 1.02 var(--serif);
  letter-spacing: var(--track-display);
`;

export const Headline = styled.p`
  max-width: 32ch;
  margin-top: var(--s4);
  font: 360 clamp(1.25rem, 2vw, 1.625rem) / 1.35 var(--serif);
  color: var(--ink-2);
  text-wrap: balance;
`;

export const Place = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s5);
  margin-top: var(--s4);
  color: var(--ink-2);
  > span {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;

export const Prose = styled.div`
  max-width: 60ch;
  font-size: 1.0625rem;
  line-height: 1.68;
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
