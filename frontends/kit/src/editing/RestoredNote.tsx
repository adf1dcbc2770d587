import { Note } from '@pusula/frontend-kit/ui';
import { useEditingTexts } from './texts.ts';

/** Says that what was being written when the session ended is there again. */
export function RestoredNote() {
  const { t } = useEditingTexts();
  return <Note>{t('restored')}</Note>;
}
