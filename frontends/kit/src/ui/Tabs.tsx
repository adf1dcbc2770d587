import * as Radix from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { TabRow, useCurrentInView } from './TabRow.tsx';

const Panel = styled(Radix.Content)`
  padding-top: var(--s5);
`;

type Tab = { key: string; label: ReactNode; content: ReactNode };

/** @param active the key of the tab that is open, kept by the caller (in the address, so that Back works) */
type TabsProps = {
  label: string;
  tabs: readonly Tab[];
  /** The key of the tab that is open, kept by the caller (in the address, so that Back works). */
  active: string;
  onChange: (key: string) => void;
};

export function Tabs({ label, tabs, active, onChange }: TabsProps) {
  const list = useCurrentInView<HTMLDivElement>(active);
  return (
    <Radix.Root value={active} onValueChange={onChange}>
      <TabRow>
        <Radix.List ref={list} aria-label={label}>
          {tabs.map(({ key, label: text }) => (
            <Radix.Trigger key={key} value={key}>
              {text}
            </Radix.Trigger>
          ))}
        </Radix.List>
      </TabRow>
      {tabs.map(({ key, content }) => (
        <Panel key={key} value={key}>
          {content}
        </Panel>
      ))}
    </Radix.Root>
  );
}
