import { useTexts } from '@pusula/frontend-kit/i18n';
import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Advice, Lines } from './ProfessionalHelp.styles.ts';
import { selectSearch } from './search.slice.ts';

/** Where the words speak of what is a doctor's or a psychologist's matter first: says so in one sentence, and who helps; the coaches follow as ever. */
export function ProfessionalHelp() {
  const { t } = useTexts('search');
  const { searchResult } = useSelector(selectSearch);
  const sentence = useId();
  const kind = searchResult?.professionalHelp;
  if (!kind) return null;
  return (
    <Advice role="note" aria-labelledby={sentence}>
      <p id={sentence}>{t(`professional.${kind}`)}</p>
      <Lines lines={searchResult.helpLines} />
    </Advice>
  );
}
