import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled(Radix.List)`
  display: flex;
  gap: var(--s3);
  border-bottom: 1px solid var(--rule-2);
  overflow-x: auto;
`;
const Trigger = styled(Radix.Trigger)`
  min-height: 44px;
  padding-inline: 6px;
  font: 500 0.9375rem/1 var(--sans);
  white-space: nowrap;
  color: var(--ink-2);
  border-bottom: 2px solid transparent;
  margin-bottom: -1px;
  &:hover {
    color: var(--ink);
  }
  /* The list scrolls sideways, and would cut off what lies outside of a tab. */
  &:focus-visible {
    outline-offset: -2px;
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
