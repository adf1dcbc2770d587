import { useTexts } from '@pusula/frontend-kit/i18n';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Note } from './Note.styles.ts';
import { selectSearch } from './search.slice.ts';
import { resultsPath } from './search-address.ts';
import { useSearchAddress } from './use-search-address.ts';

/** What was searched in the place of a slip, with the way back to what was typed. */
export function Corrected() {
  const { t } = useTexts('search');
  const { searchResult } = useSelector(selectSearch);
  const { address } = useSearchAddress();
  const corrected = searchResult?.correctedKeyword;
  if (!corrected) return null;
  return (
    <Note>
      {t('corrected.searched')} <b>{corrected}</b>.{' '}
      <Link to={resultsPath({ ...address, exact: true, page: 1 })}>{t('corrected.asTyped', { typed: address.keyword })}</Link>
    </Note>
  );
}
