import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

const Facts = styled.dl`
  justify-self: stretch;
  display: grid;
  grid-template-columns: minmax(0, 160px) minmax(0, 1fr);
  gap: var(--s2) var(--s5);
  dt {
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  @media (max-width: 720px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    dd {
      margin-bottom: var(--s3);
    }
  }
`;
const Missing = styled.span`
  color: var(--ink-3);
`;

export type Fact = readonly [name: string, value: ReactNode];

/** Names and values. @param missing stands in place of an empty value */
export const FactList = ({ facts, missing }: { facts: readonly Fact[]; missing: string }) => (
  <Facts>
    {facts.map(([name, value]) => (
      <Fragment key={name}>
        <dt>{name}</dt>
        <dd>{value || <Missing>{missing}</Missing>}</dd>
      </Fragment>
    ))}
  </Facts>
);
