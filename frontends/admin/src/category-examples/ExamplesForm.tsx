import { type CategoryExamples, isLanguage, LANGUAGES, type Language } from '@pusula/contracts';
import { selectApiStatus, useProblemText } from '@pusula/frontend-kit/api';
import { LeaveDialog, RestoredNote, useStoredChanges } from '@pusula/frontend-kit/editing';
import { formatList, useTexts } from '@pusula/frontend-kit/i18n';
import { BottomBar, Button, Note, Small, Tabs } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import type { Tree } from '../categories/tree.ts';
import { Sides, Stack } from './CategoryExamples.styles.ts';
import { categoryExamples, EXAMPLES_SAVE, type SavedExamples } from './category-examples.slice.ts';
import { ExampleList } from './ExampleList.tsx';
import { type ExampleKind, LIST_NAMES, LISTS, type ListName, listsOf, ofEachList } from './example-lists.ts';
import { textsOf } from './example-rows.ts';
import { NameList } from './NameList.tsx';
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

const DONE = ['added', 'edited', 'removed'] as const;
type Pending = Readonly<Record<ListName, string>>;
/** What was kept may be older than some of the lists. */
type Kept = Partial<CategoryExamples>;

/** The names and sentences of both languages, saved together, beside the box that tries one out. */
export function ExamplesForm({ saved, tree }: { saved: SavedExamples; tree: Tree }) {
  const { t, language: own } = useTexts('categoryExamples');
  const dispatch = useDispatch();
  const [active, setActive] = useState<Language>(own);
  const [pending, setPending] = useState<Pending>(() => ofEachList(() => ''));
  const { drafts, change, changes, isDirty } = useExampleRows(saved);
  const [isResumed, setResumed] = useState(false);
  const { loading, error } = useSelector(selectApiStatus(EXAMPLES_SAVE));
  const problemText = useProblemText();
  const examples = ofEachList((list) => textsOf(drafts[list]));
  const hasWritten = isDirty || Object.values(pending).join('').trim() !== '';
  useStoredChanges({
    form: `category-examples/${saved.id}`,
    written: () => (hasWritten ? { before: saved.examples, mine: { ...examples, pending } } : null),
    restore: ({ before, mine }) => {
      const [was, now] = [before as Kept, mine as Kept & { readonly pending: Partial<Pending> }];
      for (const list of LISTS) change({ type: 'resumed', list, before: was[list] ?? [], mine: now[list] ?? [] });
      setPending((empty) => ({ ...empty, ...now.pending }));
      setResumed(true);
    },
  });
  const save = () => dispatch(categoryExamples.saveRequested({ ...saved, examples }));
  const told = [
    ...DONE.flatMap((done) => (changes.sentences[done] > 0 ? t(`changes.${done}`, { count: changes.sentences[done] }) : [])),
    ...DONE.flatMap((done) => (changes.names[done] > 0 ? t(`nameChanges.${done}`, { count: changes.names[done] }) : [])),
  ];
  const listProps = (kind: ExampleKind, language: Language) => {
    const list = LIST_NAMES[kind][language];
    return {
      language,
      draft: drafts[list],
      pending: pending[list],
      onType: (typed: string) => setPending((before) => ({ ...before, [list]: typed })),
      onChange: change,
    };
  };
  const tabs = LANGUAGES.map((language) => ({
    key: language,
    label: t(`tab.${language}`, { count: examples[language].length }),
    content: (
      <>
        <NameList {...listProps('name', language)} />
        <ExampleList {...listProps('sentence', language)} />
      </>
    ),
  }));
  return (
    <>
      <Sides>
        <Stack>
          {(saved.version === 0 || listsOf('sentence').every((list) => saved.examples[list].length === 0)) && <Note>{t('none')}</Note>}
          {isResumed && hasWritten && <RestoredNote />}
          <Tabs label={t('tabs')} tabs={tabs} active={active} onChange={(key) => isLanguage(key) && setActive(key)} />
        </Stack>
        <aside>
          <TrySentence
            categoryId={saved.id}
            tree={tree}
            isDirty={isDirty}
            isKnown={(sentence) => examples[active].includes(sentence)}
            onAdd={(sentence) => change({ type: 'added', list: LIST_NAMES.sentence[active], texts: [sentence] })}
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
