import type { Language } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Small } from '@pusula/frontend-kit/ui';
import { useId } from 'react';
import { Change, Doubts, Switch, Version } from './Comparison.styles.ts';
import { type DoubtPlace, markedSegments } from './doubt-ranges.ts';
import { Marked } from './Marked.tsx';
import type { Part } from './sentence-changes.ts';
import { wordChanges } from './word-changes.ts';

type ChangeRowProps = {
  part: Part;
  /** Counted from one. */
  place: number;
  language: Language;
  doubts: readonly DoubtPlace[];
  isTaken: boolean;
  /** Left out where there is nothing to choose: the whole suggestion is this change, or this is the place that a sentence left. */
  onChoose?: ((isTaken: boolean) => void) | undefined;
};

/** A sentence as it is and as it is suggested, and which of the two it shall be. */
export function ChangeRow({ part: { own, suggested, isMoved }, place, language, doubts, isTaken, onChoose }: ChangeRowProps) {
  const { t } = useTexts('coaching');
  const doubtsId = useId();
  const changes = wordChanges(own.trimEnd(), suggested.trimEnd());
  const ownSegments = changes.filter(({ kind }) => kind !== 'added').map(({ kind, text }) => ({ mark: kind, text }));
  const choice = (takes: boolean, label: string) => (
    <button type="button" aria-pressed={takes === isTaken} onClick={() => onChoose?.(takes)}>
      {label}
    </button>
  );
  return (
    <Change>
      <Version $counts={!isTaken}>
        <h3>{t('refine.own')}</h3>
        {own === '' ? (
          <Small>{t(isMoved ? 'refine.movedHere' : 'refine.added')}</Small>
        ) : (
          <p lang={language}>
            <Marked segments={ownSegments} />
          </p>
        )}
      </Version>
      <Version $counts={isTaken}>
        <h3>{t('refine.suggestion')}</h3>
        {suggested === '' ? (
          <Small>{t(isMoved ? 'refine.movedAway' : 'refine.removed')}</Small>
        ) : (
          <p lang={language}>
            <Marked segments={markedSegments(changes, doubts)} />
          </p>
        )}
      </Version>
      {(onChoose || doubts.length > 0) && (
        <footer>
          {doubts.length > 0 && (
            <Doubts id={doubtsId}>
              {t('refine.doubts', { count: doubts.length, facts: [...new Set(doubts.map(({ text }) => text))].join(', ') })}
            </Doubts>
          )}
          {onChoose && (
            <Switch role="group" aria-label={t('refine.change', { place })} {...(doubts.length > 0 && { 'aria-describedby': doubtsId })}>
              {choice(true, t('refine.accept'))}
              {choice(false, t('refine.keepMine'))}
            </Switch>
          )}
        </footer>
      )}
    </Change>
  );
}
