import { useTexts } from '@pusula/frontend-kit/i18n';
import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { rising, veil } from './floating.ts';
import { CloseIcon } from './icons.ts';
import { useReturnFocus } from './use-return-focus.ts';

const Veil = styled(Radix.Overlay)`
  ${veil}
`;
const SheetPanel = styled(Radix.Content)`
  ${rising}
  position: fixed;
  inset: auto 0 0;
  z-index: 51;
  max-height: 88svh;
  display: flex;
  flex-direction: column;
  background: var(--raised);
  border-radius: var(--r3) var(--r3) 0 0;
  box-shadow: var(--dialog);
`;
const SheetHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  padding: var(--s2) var(--gutter);
  border-bottom: 1px solid var(--rule);
`;
const Title = styled(Radix.Title)`
  font: var(--t-h3);
  font-size: 1.25rem;
`;
const Close = styled(Radix.Close)`
  width: 44px;
  height: 44px;
  margin-right: -12px;
  display: grid;
  place-items: center;
`;
const Body = styled.div`
  overflow: auto;
  padding: 0 var(--gutter) var(--s4);
`;
const SheetFoot = styled.footer`
  display: flex;
  gap: var(--s3);
  padding: var(--s3) var(--gutter);
  border-top: 1px solid var(--rule);
  > :last-child {
    flex: 1;
  }
`;

type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Stays in view below the scrolling part; the last one takes the width. */
  actions?: ReactNode;
};

/** From the lower edge of a phone: filters, the menu. */
export function Sheet({ open, onClose, title, children, actions }: SheetProps) {
  const { t } = useTexts();
  const focus = useReturnFocus();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Veil />
        <SheetPanel aria-describedby={undefined} {...focus}>
          <SheetHead>
            <Title>{title}</Title>
            <Close aria-label={t('ui.close')}>
              <CloseIcon />
            </Close>
          </SheetHead>
          <Body>{children}</Body>
          {actions && <SheetFoot>{actions}</SheetFoot>}
        </SheetPanel>
      </Radix.Portal>
    </Radix.Root>
  );
}
