import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Note } from '@pusula/frontend-kit/ui';
import { useMemo, useState } from 'react';
import { ChangeRow } from './ChangeRow.tsx';
import { Choice, ColumnHeads, Preview, Same, Sheet } from './Comparison.styles.ts';
import { doubtsOfParts } from './doubt-ranges.ts';
import type { Suggestion } from './refine.slice.ts';
import { isTidiedOnly, sentenceChanges, textWith } from './sentence-changes.ts';

type ComparisonProps = {
  suggestion: Suggestion;
  /** @param left how many changes were left out because of a doubt that nobody dispelled */
  onTake: (text: string, left: number) => void;
  onKeep: () => void;
};

/** The writer's own text and the suggestion, sentence by sentence, and what made the suggestion. What has a doubt is taken only when its writer says so. */
export function Comparison({ suggestion, onTake, onKeep }: ComparisonProps) {
  const { t } = useTexts('coaching');
  const { of, text, language, source } = suggestion;
  const [chosen, setChosen] = useState<ReadonlyMap<number, boolean>>(new Map());
  const { parts, doubts, changes, doubtful } = useMemo(() => sidesOf(suggestion), [suggestion]);
  if (text.trim() === of.trim()) return <Note>{t('refine.nothing')}</Note>;

  const isTaken = (change: number) => chosen.get(change) ?? !doubtful.has(change);
  const choose = (change: number) => (takes: boolean) => setChosen(new Map(chosen).set(change, takes));
  const result = textWith(parts, isTaken);
  const taken = changes.filter(isTaken);
  const isTidied = doubtful.size === 0 && isTidiedOnly(parts);
  const isWhole = changes.length === 1 && doubtful.size === 0;
  const keepsByChoice = changes.some((change) => !(isTaken(change) || doubtful.has(change)));
  const takeAll = () => setChosen(new Map([...chosen].filter(([change]) => doubtful.has(change))));
  return (
    <Sheet>
      {!isTidied && (
        <ColumnHeads>
          <h2>{t('refine.own')}</h2>
          <h2>
            {t('refine.suggestion')} <span>{t('refine.changes', { count: changes.length })}</span>
          </h2>
        </ColumnHeads>
      )}
      {(isTidied ? [] : parts).map((part, index) => {
        const { change, own, suggested, isMoved } = part;
        // A part is named by its place: sentences may come twice.
        const key = `${index}-${own}`;
        if (change === null)
          return (
            <Same key={key} lang={language}>
              {suggested.trim()}
            </Same>
          );
        const isLeftPlace = isMoved && suggested === '';
        return (
          <ChangeRow
            key={key}
            part={part}
            place={change + 1}
            language={language}
            doubts={doubts[index] ?? []}
            isTaken={isTaken(change)}
            onChoose={isWhole || isLeftPlace ? undefined : choose(change)}
          />
        );
      })}
      {(isTidied || !isWhole) && (
        <Preview aria-label={t('refine.preview')}>
          <h3>{t('refine.preview')}</h3>
          <p lang={language}>{result}</p>
        </Preview>
      )}
      <Choice>
        <small>{t(source === 'model' ? 'refine.byModel' : 'refine.byTidyUp')}</small>
        <Button
          small
          disabled={changes.length > 0 && taken.length === 0}
          onClick={() => onTake(result, changes.filter((change) => doubtful.has(change) && !isTaken(change)).length)}
        >
          {t(keepsByChoice ? 'refine.takeChosen' : 'refine.take')}
        </Button>
        {keepsByChoice && (
          <Button look="line" small onClick={takeAll}>
            {t('refine.takeAll')}
          </Button>
        )}
        <Button look="text" small onClick={onKeep}>
          {t('refine.keep')}
        </Button>
      </Choice>
    </Sheet>
  );
}

/** A suggestion beside the text that it is for: its parts, the doubts of each, its changes, and those that have a doubt. */
function sidesOf({ of, text, language, doubts: all }: Suggestion) {
  const parts = sentenceChanges(of, text, language);
  const doubts = doubtsOfParts(parts, all);
  const changes = [...new Set(parts.flatMap(({ change }) => (change === null ? [] : [change])))];
  const doubtful = new Set(parts.flatMap(({ change }, index) => (change !== null && doubts[index]?.length ? [change] : [])));
  return { parts, doubts, changes, doubtful };
}
