import { useSessionFacts } from '@pusula/frontend-kit/coach';
import type { FieldNames } from '@pusula/frontend-kit/editing';
import type { PracticeFields } from './practice.schema.ts';
import { useFieldTexts } from './texts.ts';

/** How the fields of somebody's practice are called, and how their values are said. */
export function usePracticeNames(): FieldNames<PracticeFields> {
  const { t } = useFieldTexts();
  const { formats, languages } = useSessionFacts();
  return {
    yearsOfPractice: { label: t('years.field') },
    sessionFormats: { label: t('sessionFormats'), say: formats },
    sessionLanguages: { label: t('sessionLanguages'), say: languages },
  };
}
