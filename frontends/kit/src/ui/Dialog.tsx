import * as Radix from 'radix-ui/dialog';
import type { ReactNode, RefObject } from 'react';
import { styled } from 'styled-components';
import { rising, veil } from './floating.ts';
import { CloseIcon } from './icons.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** In pixels. */
const WIDTH = 440;
const COLUMNS_WIDTH = 760;
const PAGE_WIDTH = 1080;

const Veil = styled(Radix.Overlay)`
  ${veil}
  display: grid;
  place-items: center;
  overflow: auto;
  padding: var(--s4);
`;
const DialogPanel = styled(Radix.Content)<{ $width: number }>`
  ${rising}
  width: 100%;
  max-width: ${({ $width }) => $width}px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: var(--s6);
  background: var(--raised);
  border: 1px solid var(--rule);
  border-radius: var(--r3);
  box-shadow: var(--dialog);
  /* It has the focus itself while it holds nothing to press: the veil says where that is. */
  &:focus-visible {
    outline: 0;
  }
  @media (max-width: 720px) {
    padding: var(--s5);
  }
  @media print {
    max-width: none;
    padding: 0;
    border: 0;
    box-shadow: none;
  }
`;
const Title = styled(Radix.Title)`
  display: flex;
  align-items: center;
  gap: var(--s3);
  font: var(--t-h3);
  > svg {
    color: var(--bad);
  }
`;
const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  gap: var(--s4);
`;
const WithFigure = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--s5);
  > div {
    display: grid;
    gap: var(--s2);
  }
`;
const Close = styled(Radix.Close)`
  width: 44px;
  height: 44px;
  margin: -8px -12px -8px 0;
  display: grid;
  place-items: center;
`;
const DialogText = styled(Radix.Description)`
  color: var(--ink-2);
`;

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One or two sentences; read out with the title. */
  text: ReactNode;
  /** It interrupts and waits for an answer: a press beside it does nothing. */
  alert?: boolean;
  /** It holds something in the making: a press beside it does not lose that. */
  form?: boolean;
  /** It holds a page, not a question: it is wide, and a button of this name at its top closes it. */
  closeLabel?: string;
  /** With that button, and no wider than a question all the same. */
  narrow?: boolean;
  /** Its fields stand in two columns. */
  columns?: boolean;
  /** Decorative, left of title and text. */
  figure?: ReactNode;
  /** Where the keyboard begins; left out, at the first control. */
  firstFocus?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

function widthOf({ closeLabel, narrow = false, columns = false }: DialogProps): number {
  if (closeLabel !== undefined && !narrow) return PAGE_WIDTH;
  return columns ? COLUMNS_WIDTH : WIDTH;
}

export function Dialog(props: DialogProps) {
  const { open, onClose, title, text, alert = false, form = false, closeLabel, figure, firstFocus, children } = props;
  const focus = useReturnFocus(firstFocus);
  const insistence = {
    ...(alert && { role: 'alertdialog' }),
    ...((alert || form) && { onPointerDownOutside: (event: Event) => event.preventDefault() }),
  };
  const words = (
    <>
      <Top>
        <Title>{title}</Title>
        {closeLabel !== undefined && (
          <Close aria-label={closeLabel}>
            <CloseIcon />
          </Close>
        )}
      </Top>
      <DialogText>{text}</DialogText>
    </>
  );
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Veil>
          <DialogPanel {...focus} {...insistence} $width={widthOf(props)}>
            {figure === undefined ? (
              words
            ) : (
              <WithFigure>
                {figure}
                <div>{words}</div>
              </WithFigure>
            )}
            {children}
          </DialogPanel>
        </Veil>
      </Radix.Portal>
    </Radix.Root>
  );
}
