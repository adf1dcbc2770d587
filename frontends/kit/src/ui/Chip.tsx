import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CheckIcon, CloseIcon } from './icons.ts';

const Box = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 0 10px 0 12px;
  border: 1px solid var(--rule-2);
  border-radius: var(--r2);
  font: 500 0.875rem/1 var(--sans);
  svg {
    width: 16px;
    height: 16px;
  }
  &:hover {
    border-color: var(--ink);
    background: var(--hover);
  }
  &[aria-pressed='true'] {
    background: var(--select);
    border-color: var(--ink);
  }
`;
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: center;
`;

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & { children: ReactNode };

/** A filter that is on. Pressing it takes the filter away; say so in `aria-label`. */
export const RemovableChip = ({ children, ...rest }: ChipProps & { 'aria-label': string }) => (
  <Box {...rest} type="button">
    {children}
    <CloseIcon />
  </Box>
);

/** A choice that is on or off. */
export const ToggleChip = ({ children, on, ...rest }: ChipProps & { on: boolean }) => (
  <Box {...rest} type="button" aria-pressed={on}>
    {on && <CheckIcon />}
    {children}
  </Box>
);
