import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Note } from '@pusula/frontend-kit/ui';
import { Choice, Sheet } from './RefineText.styles.ts';
import type { Suggestion } from './refine.slice.ts';
import { type Change, wordChanges } from './word-changes.ts';

type ComparisonProps = { suggestion: Suggestion; onTake: () => void; onKeep: () => void };

/** The writer's own text and the suggestion, changes marked in both, and what made the suggestion. */
export function Comparison({ suggestion: { of, text, source }, onTake, onKeep }: ComparisonProps) {
  const { t } = useTexts('coaching');
  if (text.trim() === of.trim()) return <Note>{t('refine.nothing')}</Note>;
  const changes = wordChanges(of, text);
  return (
    <Sheet>
      <div>
        <h2>{t('refine.own')}</h2>
        <p>
          <Marked changes={changes} without="added" />
        </p>
      </div>
      <div>
        <h2>
          {t('refine.suggestion')} <span>{t('refine.changes', { count: countOf(changes) })}</span>
        </h2>
        <p>
          <Marked changes={changes} without="removed" />
        </p>
      </div>
      <Choice>
        <small>{t(source === 'model' ? 'refine.byModel' : 'refine.byTidyUp')}</small>
        <Button small onClick={onTake}>
          {t('refine.take')}
        </Button>
        <Button look="text" small onClick={onKeep}>
          {t('refine.keep')}
        </Button>
      </Choice>
    </Sheet>
  );
}

/** A removal and the addition that takes its place are one change. */
const countOf = (changes: readonly Change[]) =>
  changes.filter(({ kind }, index) => kind !== 'same' && (changes[index - 1]?.kind ?? 'same') === 'same').length;

const TAGS = { removed: 'del', added: 'ins' } as const;

function Marked({ changes, without }: { changes: readonly Change[]; without: Change['kind'] }) {
  return changes
    .filter(({ kind }) => kind !== without)
    .map(({ kind, text }, index) => {
      // Words come twice in a text; their place is the only name they have.
      const key = `${index}-${text}`;
      if (kind === 'same') return <span key={key}>{text}</span>;
      const Tag = TAGS[kind];
      const end = text.slice(text.trimEnd().length);
      return (
        <span key={key}>
          <Tag>{text.trimEnd()}</Tag>
          {end}
        </span>
      );
    });
}
