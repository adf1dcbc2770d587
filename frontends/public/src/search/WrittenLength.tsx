import { LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { styled } from 'styled-components';

/** So few letters before the limit, it is shown. */
const NEAR = 10;

const Count = styled.span`
  flex: none;
  padding-inline: var(--s2);
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
  color: var(--ink-3);
  /* While nobody writes, the words need the room. */
  form:not(:focus-within) > & {
    display: none;
  }
`;
const Cut = styled.p`
  position: absolute;
  inset: calc(100% + 6px) 0 auto;
  padding-inline: var(--s4);
  font: var(--t-small);
  color: inherit;
`;

/** How much of the search box is written full, once that begins to matter. */
export function WrittenLength({ length }: { length: number }) {
  const { t } = useTexts('search');
  if (length < LIMITS.searchKeywordLength - NEAR) return null;
  return <Count aria-hidden="true">{t('box.length', { length, limit: LIMITS.searchKeywordLength })}</Count>;
}

/** What was pasted did not fit. */
export function PasteCut() {
  const { t } = useTexts('search');
  return <Cut role="status">{t('box.cut', { limit: LIMITS.searchKeywordLength })}</Cut>;
}
