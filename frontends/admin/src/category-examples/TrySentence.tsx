import { LIMITS, tidyExample } from '@pusula/contracts';
import { formatList, useTexts } from '@pusula/frontend-kit/i18n';
import { useResource } from '@pusula/frontend-kit/resource';
import { Button, Needle, PlusIcon, RetryNotice, Small, TextField } from '@pusula/frontend-kit/ui';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Tree } from '../categories/tree.ts';
import { ExamplesPanel, Learning } from './CategoryExamples.styles.ts';
import { categoryExamples, reading as readingResource, selectCategoryExamples } from './category-examples.slice.ts';
import { Intents } from './Intents.tsx';

type TrySentenceProps = {
  categoryId: string;
  tree: Tree;
  /** Something is written that the search cannot know yet. */
  isDirty: boolean;
  isKnown: (sentence: string) => boolean;
  onAdd: (sentence: string) => void;
};

/** Which categories the search reads in a sentence, as soon as it is typed. */
export function TrySentence({ categoryId, tree, isDirty, isKnown, onAdd }: TrySentenceProps) {
  const { t, language } = useTexts('categoryExamples');
  const dispatch = useDispatch();
  const titleId = useId();
  const { tried } = useSelector(selectCategoryExamples);
  const { data: reading, error, retry } = useResource(readingResource);
  const sentence = tidyExample(tried);
  return (
    <ExamplesPanel aria-labelledby={titleId}>
      <h2 id={titleId}>{t('try.title')}</h2>
      <TextField
        label={t('try.label')}
        help={t('try.help')}
        autoComplete="off"
        maxLength={LIMITS.categoryExampleLength}
        value={tried}
        onChange={({ target }) => dispatch(categoryExamples.sentenceTyped(target.value))}
      />
      {error && <RetryNotice problem={error} onRetry={retry} />}
      {!error && reading && (
        <>
          <div aria-live="polite">
            <Intents reading={reading} categoryId={categoryId} tree={tree} />
          </div>
          {reading.cities.length > 0 && <Small>{t('try.cities', { cities: formatList(reading.cities, language) })}</Small>}
          {!reading.isReady && (
            <Learning role="status">
              <Needle swinging size={16} />
              {t('try.learning')}
            </Learning>
          )}
          {reading.isReady && isDirty && <Small>{t('try.unsaved')}</Small>}
          {sentence !== '' && !isKnown(sentence) && (
            <Button look="line" small onClick={() => onAdd(sentence)}>
              <PlusIcon aria-hidden />
              {t('try.add')}
            </Button>
          )}
        </>
      )}
    </ExamplesPanel>
  );
}
