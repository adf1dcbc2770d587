import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button } from '@pusula/frontend-kit/ui';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s3) var(--s4);
  > * {
    flex: 1 1 140px;
    max-width: 240px;
  }
  /* The one that searches has the most to hold. */
  > :has(input) {
    flex: 2 1 240px;
    max-width: 360px;
  }
  > button {
    flex: none;
  }
  /* What narrows a list is never wrong: the room for an error would lift the fields above what stands beside them. */
  [role='alert']:empty {
    display: none;
  }
  && :is(input, select) {
    min-height: 44px;
    padding-block: 8px;
    font-size: 0.9375rem;
  }
  @media (max-width: 720px) {
    > *,
    > :has(input) {
      max-width: none;
    }
    /* Below 16 px a phone zooms into the field. */
    && :is(input, select) {
      font-size: 1rem;
    }
  }
`;
const Count = styled.p`
  &&& {
    flex: none;
    max-width: none;
  }
  margin-left: auto;
  min-height: 44px;
  display: flex;
  align-items: center;
  font: var(--t-small);
  color: var(--ink-2);
  font-variant-numeric: tabular-nums;
  /* Beside the fields there is no room for it. */
  @media (max-width: 960px) {
    margin-left: 0;
    min-height: 0;
    width: 100%;
  }
`;

const Unfold = styled(Button)`
  display: none;
  @media (max-width: 720px) {
    display: inline-flex;
    justify-self: start;
  }
`;
const Folding = styled.div<{ $isOpen: boolean }>`
  display: grid;
  gap: var(--s3);
  @media (max-width: 720px) {
    ${Tools} {
      display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
    }
  }
`;

/** Above a list: what narrows it down, each with its label above, and at the end how much there is. */
export const Toolbar = ({ children, count }: { children: ReactNode; count?: ReactNode }) => (
  <Tools>
    {children}
    {count && <Count>{count}</Count>}
  </Tools>
);

/** A toolbar that on a phone stands behind a button, so that the list begins on the first screen. @param chosen how many of its filters narrow the list down */
export function FoldingToolbar({ children, chosen }: { children: ReactNode; chosen: number }) {
  const { t } = useTexts('table');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <Folding $isOpen={isOpen}>
      <Unfold type="button" look="line" small aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('filter', { count: chosen })}
      </Unfold>
      <Tools id={id}>{children}</Tools>
    </Folding>
  );
}
