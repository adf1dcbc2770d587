import { useTexts } from '@pusula/frontend-kit/i18n';
import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import { Note } from './Note.styles.ts';
import { selectSearch } from './search.slice.ts';
import { resultsPath } from './search-address.ts';

/** Says that the address named cities or categories that there are none of, and has the address follow. */
export function FiltersDropped() {
  const { t } = useTexts('search');
  const navigate = useNavigate();
  const { address, filtersDropped } = useSelector(selectSearch);
  const path = resultsPath(address);
  useEffect(() => {
    if (filtersDropped) navigate(path, { replace: true });
  }, [filtersDropped, path, navigate]);
  if (!filtersDropped) return null;
  return (
    <Note role="status" data-at-once>
      {t('filters.dropped')}
    </Note>
  );
}
