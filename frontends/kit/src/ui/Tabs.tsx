import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** On a phone they take two lines where they need to: one that lies beyond the edge is one that nobody finds. */
const List = styled(Radix.List)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s5);
  border-bottom: 1px solid var(--rule-2);
`;
const Trigger = styled(Radix.Trigger)`
  min-height: 44px;
  font: 500 0.9375rem/1 var(--sans);
  white-space: nowrap;
  color: var(--ink-2);
  border-bottom: 2px solid transparent;
  margin-bottom: -1px;
  &:hover {
    color: var(--ink);
  }
  &[data-state='active'] {
    color: var(--ink);
    font-weight: 600;
    border-color: var(--saffron);
  }
`;
const Panel = styled(Radix.Content)`
  padding-top: var(--s5);
`;

type Tab = { key: string; label: ReactNode; content: ReactNode };

/** @param active the key of the tab that is open, kept by the caller (in the address, so that Back works) */
export const Tabs = ({
  label,
  tabs,
  active,
  onChange,
}: {
  label: string;
  tabs: readonly Tab[];
  active: string;
  onChange: (key: string) => void;
}) => (
  <Radix.Root value={active} onValueChange={onChange}>
    <List aria-label={label}>
      {tabs.map(({ key, label: text }) => (
        <Trigger key={key} value={key}>
          {text}
        </Trigger>
      ))}
    </List>
    {tabs.map(({ key, content }) => (
      <Panel key={key} value={key}>
        {content}
      </Panel>
    ))}
  </Radix.Root>
);
