import { LANGUAGES, type Language } from '@pusula/contracts';
import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { LeaveDialog, RestoredNote, useKeptChanges } from '@pusula/frontend-kit/editing';
import { formatList, useTexts } from '@pusula/frontend-kit/i18n';
import { BottomBar, Button, Note, Small, Tabs } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { Tree } from '../categories/tree.ts';
import { Sides, Stack } from './CategoryExamples.styles.ts';
import { categoryExamples, EXAMPLES_SAVE, type SavedExamples } from './category-examples.slice.ts';
import { ExampleList } from './ExampleList.tsx';
import { sentencesOf } from './example-rows.ts';
import { TrySentence } from './TrySentence.tsx';
import { useExampleRows } from './use-example-rows.ts';

const Bar = styled(BottomBar)`
  > [role='status'] {
    flex: 1;
  }
  @media (max-width: 720px) {
    justify-content: flex-end;
    > [role='status'] {
      flex-basis: 100%;
    }
  }
`;

type Sentences = Readonly<Record<Language, readonly string[]>>;

/** The sentences of both languages, saved together, beside the box that tries one out. */
export function ExamplesForm({ saved, tree }: { saved: SavedExamples; tree: Tree }) {
  const { t, language: own } = useTexts('categoryExamples');
  const dispatch = useDispatch();
  const [active, setActive] = useState<Language>(own);
  const [pending, setPending] = useState<Readonly<Record<Language, string>>>({ tr: '', en: '' });
  const { drafts, change, changes, isDirty } = useExampleRows(saved);
  const [isResumed, setResumed] = useState(false);
  const { loading, error } = useSelector(selectApiStatus(EXAMPLES_SAVE));
  const problemText = useProblemText();
  const sentences = { tr: sentencesOf(drafts.tr), en: sentencesOf(drafts.en) };
  const hasWritten = isDirty || (pending.tr + pending.en).trim() !== '';
  useKeptChanges({
    form: `category-examples/${saved.id}`,
    written: () => (hasWritten ? { before: saved.examples, mine: { ...sentences, pending } } : null),
    restore: ({ before, mine }) => {
      const [was, now] = [before as Sentences, mine as Sentences & { readonly pending: typeof pending }];
      for (const language of LANGUAGES) change({ type: 'resumed', language, before: was[language], mine: now[language] });
      setPending(now.pending);
      setResumed(true);
    },
  });
  const save = () => dispatch(categoryExamples.saveRequested({ ...saved, examples: sentences }));
  const kinds = (['added', 'edited', 'removed'] as const).filter((kind) => changes[kind] > 0);
  const told = kinds.map((kind) => t(`changes.${kind}`, { count: changes[kind] }));
  const tabs = LANGUAGES.map((language) => ({
    key: language,
    label: t(`tab.${language}`, { count: sentences[language].length }),
    content: (
      <ExampleList
        language={language}
        draft={drafts[language]}
        pending={pending[language]}
        onType={(typed) => setPending((before) => ({ ...before, [language]: typed }))}
        onChange={change}
      />
    ),
  }));
  return (
    <>
      <Sides>
        <Stack>
          {saved.version === 0 || saved.examples.tr.length + saved.examples.en.length === 0 ? <Note>{t('none')}</Note> : null}
          {isResumed && hasWritten && <RestoredNote />}
          <Tabs label={t('tabs')} tabs={tabs} active={active} onChange={(key) => setActive(key === 'en' ? 'en' : 'tr')} />
        </Stack>
        <aside>
          <TrySentence
            categoryId={saved.id}
            tree={tree}
            isDirty={isDirty}
            isKnown={(sentence) => sentences[active].includes(sentence)}
            onAdd={(sentence) => change({ type: 'added', language: active, sentences: [sentence] })}
          />
        </aside>
      </Sides>
      {error && <Note tone="bad">{error.message === 'CONFLICT' ? t('conflict') : problemText(error)}</Note>}
      {isDirty && (
        <Bar>
          <Small role="status">{t('unsaved', { changes: formatList(told, own) })}</Small>
          <Button look="text" onClick={() => change({ type: 'discarded', saved })}>
            {t('discard')}
          </Button>
          <Button busy={loading} onClick={save}>
            {t('save')}
          </Button>
        </Bar>
      )}
      <LeaveDialog hasChanges={hasWritten} />
    </>
  );
}
