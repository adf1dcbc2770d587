import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './Button.tsx';

/**
 * What loses nothing comes first in the page, so that the keyboard of a dialog without fields begins there and a hasty Enter does no harm. On a phone the
 * action is the one that the thumb comes to first.
 */
const FooterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  justify-content: flex-end;
  margin-top: var(--s2);
  @media (max-width: 480px) {
    flex-direction: column-reverse;
    > button {
      white-space: normal;
      padding-block: var(--s2);
    }
  }
`;

type DialogFooterProps = {
  /** What it is called to leave things as they are. Left out, there is nothing to decide. */
  cancel?: string;
  onCancel?: () => void;
  /** The one button that does what the dialog is about: `main`, or `danger` where something is lost. */
  children: ReactNode;
};

/** How every dialog ends: the way back outlined at the left, the action at its right; on a phone below each other, the action first. */
export const DialogFooter = ({ cancel, onCancel, children }: DialogFooterProps) => (
  <FooterRow>
    {cancel !== undefined && (
      <Button look="line" onClick={onCancel}>
        {cancel}
      </Button>
    )}
    {children}
  </FooterRow>
);
