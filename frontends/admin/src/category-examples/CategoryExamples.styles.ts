import { Soft } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

export const Intro = styled(Soft)`
  max-width: 76ch;
`;

/** The sentences, and at their right, for as long as one reads through them, the box that tries one out. On a narrow page that comes first: nobody finds it below a hundred lines. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(280px, 4fr);
  gap: var(--s6) var(--s7);
  align-items: start;
  > aside {
    position: sticky;
    top: var(--s5);
  }
  @media (max-width: 1100px) {
    grid-template-columns: minmax(0, 1fr);
    > aside {
      position: static;
      grid-row: 1;
    }
  }
`;
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
`;
/** What is written in one language: its other names, and under a hairline its sentences. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  & + & {
    margin-top: var(--s6);
    padding-top: var(--s5);
    border-top: 1px solid var(--rule-2);
  }
  h2 {
    font: var(--t-h3);
  }
`;
export const ExamplesPanel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s5);
  background: var(--raised);
  border: 1px solid var(--rule);
  border-radius: var(--r3);
  h2 {
    font: var(--t-h3);
  }
`;
export const Adding = styled.div`
  display: grid;
  gap: var(--s2);
  justify-items: start;
  > :first-child {
    width: 100%;
  }
  /* It grows with what is pasted into it. */
  textarea[rows='1'] {
    resize: none;
  }
`;
export const SentenceList = styled.ul`
  border-top: 1px solid var(--rule-2);
`;
export const SentenceRow = styled.li<{ $state: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: var(--s2);
  min-height: 48px;
  padding-left: var(--s3);
  border-bottom: 1px solid var(--rule);
  border-left: 2px solid ${({ $state }) => ($state === 'added' || $state === 'edited' ? 'var(--saffron)' : 'transparent')};
  &:focus-within,
  &:hover {
    background: var(--hover);
  }
  input {
    width: 100%;
    min-height: 44px;
    background: none;
    border: 0;
    padding: 0;
    text-overflow: ellipsis;
  }
  s {
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  small {
    font: var(--t-micro);
    color: var(--ink-3);
    white-space: nowrap;
  }
  > p {
    grid-column: 1 / -1;
    padding-bottom: var(--s2);
  }
  /* Below 16 px a phone zooms into the field; beside the words of a state there is no room for the sentence. */
  @media (max-width: 720px) {
    padding-left: var(--s2);
    small {
      grid-row: 2;
      padding-bottom: var(--s1);
    }
  }
`;
export const IntentList = styled.ol`
  & + * {
    margin-top: var(--s3);
  }
  display: grid;
  gap: var(--s3);
  font: var(--t-small);
  li > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: var(--s3);
    font-variant-numeric: tabular-nums;
  }
  li[data-own] > div {
    font-weight: 600;
  }
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
  svg {
    display: block;
    width: 100%;
    height: 6px;
    margin-top: 6px;
  }
  rect {
    fill: var(--sunken);
  }
  rect + rect {
    fill: var(--edge);
  }
  li[data-own] rect + rect {
    fill: var(--saffron);
  }
  @media (forced-colors: active) {
    rect + rect,
    li[data-own] rect + rect {
      fill: CanvasText;
    }
  }
`;
export const Learning = styled.p`
  display: flex;
  gap: var(--s2);
  font: var(--t-small);
  color: var(--ink-2);
  > svg {
    margin-top: 2px;
  }
`;
