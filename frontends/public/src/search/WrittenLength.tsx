import { LIMITS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { styled } from 'styled-components';

/** So few letters before the limit, it is shown. */
const NEAR = 10;
/** So few letters before it, it stands out. */
const VERY_NEAR = 5;

const Count = styled.span<{ $isVeryNear: boolean }>`
  flex: none;
  padding-inline: var(--s2);
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
  color: ${({ $isVeryNear }) => ($isVeryNear ? 'var(--ink)' : 'var(--ink-3)')};
  /* While nobody writes, the words need the room. */
  form:not(:focus-within) > & {
    display: none;
  }
`;
export const LimitNote = styled.p`
  position: absolute;
  inset: calc(100% + 6px) 0 auto;
  padding-inline: var(--s4);
  font: var(--t-small);
  color: inherit;
  form:not(:focus-within) > & {
    display: none;
  }
  @media (max-width: 720px) {
    padding-inline: var(--s2);
  }
`;

/** How much of the search box is written full, once that begins to matter. */
export function WrittenLength({ length }: { length: number }) {
  const { t } = useTexts('search');
  if (length < LIMITS.searchKeywordLength - NEAR) return null;
  return (
    <Count aria-hidden="true" $isVeryNear={length >= LIMITS.searchKeywordLength - VERY_NEAR}>
      {t('box.length', { length, limit: LIMITS.searchKeywordLength })}
    </Count>
  );
}

/** Nothing more fits: what to do about it. */
export function LimitReached({ length, wasPasted }: { length: number; wasPasted: boolean }) {
  const { t } = useTexts('search');
  if (length < LIMITS.searchKeywordLength) return null;
  return <LimitNote role="status">{t(wasPasted ? 'box.cut' : 'box.full', { limit: LIMITS.searchKeywordLength })}</LimitNote>;
}
