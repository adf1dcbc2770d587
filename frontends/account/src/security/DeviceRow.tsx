import { Badge, LaptopIcon, Small, SmartphoneIcon } from '@pusula/frontend-kit/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { EntryRow } from '../devices/entry-row.ts';

const DeviceName = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s1) var(--s3);
  font-weight: 600;
`;

type DeviceRowProps = {
  name: string;
  isHandheld: boolean;
  /** What is said of the one that shows this page. */
  badge: string | false;
  note: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
};

/** A device that somebody uses the product with. */
export function DeviceRow({ name, isHandheld, badge, note, children }: DeviceRowProps) {
  return (
    <EntryRow>
      {isHandheld ? <SmartphoneIcon /> : <LaptopIcon />}
      <div>
        <DeviceName>
          {name}
          {badge && <Badge $tone="good">{badge}</Badge>}
        </DeviceName>
        <Small>{note}</Small>
      </div>
      {children}
    </EntryRow>
  );
}
