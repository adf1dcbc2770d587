import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { CheckIcon, CloseIcon, PlusIcon, UndoIcon } from './icons.ts';

const look = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 36px;
  padding: 0 10px 0 12px;
  border: 1px solid var(--rule-2);
  border-radius: var(--r2);
  font: 500 0.875rem/1 var(--sans);
  text-decoration: none;
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
const ChipButton = styled.button`
  ${look}
`;
const LinkBox = styled(Link)`
  ${look}
`;
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: center;
`;

type ChipProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & { children: ReactNode };

const Going = styled(ChipButton)`
  &[data-removed] {
    color: var(--ink-3);
    > span {
      text-decoration: line-through;
    }
  }
`;
type RemovableChipProps = ChipProps & {
  'aria-label': string;
  /** It goes when the form is saved: pressing it puts it back. The keyboard stays on it either way. */
  isRemoved?: boolean;
};
/** A filter that is on, or a name in a form. Pressing it takes it away; say so in `aria-label`. */
export const RemovableChip = ({ children, isRemoved = false, ...rest }: RemovableChipProps) => (
  <Going {...rest} type="button" data-removed={isRemoved || undefined}>
    {children}
    {isRemoved ? <UndoIcon /> : <CloseIcon />}
  </Going>
);

const Offered = styled(ChipButton)`
  border-style: dashed;
  border-color: var(--edge);
`;
/** A filter that suggests itself; it is off until it is pressed. */
export const OfferChip = ({ children, ...rest }: ChipProps) => (
  <Offered {...rest} type="button">
    <PlusIcon />
    {children}
  </Offered>
);

/** Leads to what it names. */
export const ChipLink = (props: Pick<LinkProps, 'to' | 'children'>) => <LinkBox {...props} />;

/** A choice that is on or off. */
export const ToggleChip = ({ children, on, ...rest }: ChipProps & { on: boolean }) => (
  <ChipButton {...rest} type="button" aria-pressed={on}>
    {on && <CheckIcon />}
    {children}
  </ChipButton>
);
