import * as Radix from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { rising } from './floating.ts';
import { CheckIcon } from './icons.ts';

const MenuPanel = styled(Radix.Content)`
  ${rising}
  z-index: 40;
  min-width: 200px;
  padding: var(--s1) 0;
  background: var(--raised);
  border: 1px solid var(--rule-2);
  border-radius: var(--r2);
  box-shadow: var(--pop);
`;
const item = css`
  display: flex;
  align-items: center;
  gap: var(--s3);
  width: 100%;
  min-height: 40px;
  padding: 0 var(--s4);
  font: 500 0.875rem/1 var(--sans);
  text-decoration: none;
  cursor: pointer;
  outline: 0;
  &[data-highlighted] {
    background: var(--select);
  }
  svg {
    width: 17px;
    height: 17px;
    color: var(--ink-3);
  }
`;

const danger = css`
  &,
  svg {
    color: var(--bad);
  }
`;

/** An entry; with `asChild` the child (a Link) becomes it. What takes something away stands last, behind a line, and is `$danger`. */
export const MenuItem = styled(Radix.Item)<{ $danger?: boolean }>`
  ${item}
  ${({ $danger }) => $danger && danger}
`;
export const MenuLine = styled(Radix.Separator)`
  border-top: 1px solid var(--rule);
  margin: var(--s1) 0;
`;

/** One of several of which one holds; inside of MenuChoices. */
export const MenuChoice = styled(Radix.RadioItem)`
  ${item}
  &[data-state='checked'] {
    font-weight: 600;
  }
  &[data-state='checked'] > :first-child {
    color: var(--ink);
  }
  > :nth-child(2) {
    flex: 1;
  }
`;
export const MenuChoices = Radix.RadioGroup;
/** Behind the choice that holds. */
export const MenuChosen = () => (
  <Radix.ItemIndicator asChild>
    <CheckIcon />
  </Radix.ItemIndicator>
);

type MenuProps = {
  /** A button; the menu opens below its end. */
  trigger: ReactNode;
  /** It was asked for before it was there. */
  defaultOpen?: boolean;
  children: ReactNode;
};

export const Menu = ({ trigger, defaultOpen = false, children }: MenuProps) => (
  <Radix.Root modal={false} defaultOpen={defaultOpen}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Radix.Portal>
      <MenuPanel align="end" sideOffset={6} collisionPadding={12}>
        {children}
      </MenuPanel>
    </Radix.Portal>
  </Radix.Root>
);
