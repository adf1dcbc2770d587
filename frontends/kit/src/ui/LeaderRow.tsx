import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { styled } from 'styled-components';

const LeaderLine = styled.li`
  display: flex;
  align-items: baseline;
  gap: var(--s2);
  padding: 6px 0;
  a {
    text-decoration: none;
  }
  a:hover {
    text-decoration: underline;
  }
`;
const Dots = styled.i`
  flex: 1;
  height: 3px;
  align-self: flex-end;
  margin-bottom: 7px;
  background: radial-gradient(circle, var(--edge) 0.75px, transparent 1.1px) 0 0 / 6px 3px;
`;
const End = styled.span`
  color: var(--ink-3);
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
  /* A symbol's middle is that of the small letters beside it. */
  > svg {
    display: block;
    width: 16px;
    height: 16px;
    margin-bottom: -3px;
  }
`;

/** A line of an index: name, leader dots, figure. Belongs in a list. */
export const LeaderRow = ({ to, children, end }: { to?: LinkProps['to']; children: ReactNode; end?: ReactNode }) => (
  <LeaderLine>
    {to === undefined ? <span>{children}</span> : <Link to={to}>{children}</Link>}
    <Dots />
    {end !== undefined && <End>{end}</End>}
  </LeaderLine>
);
