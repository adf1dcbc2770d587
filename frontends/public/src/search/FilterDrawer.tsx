import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, Sheet } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { BrowseCategories } from './BrowseCategories.tsx';
import { Filters } from './Filters.tsx';
import { selectSearch } from './search.slice.ts';

/** The sheet's own head has a line already. */
const Plain = styled.div`
  > fieldset:first-child {
    border-top: 0;
  }
`;

type FilterDrawerProps = { open: boolean; onClose: () => void; onClear: () => void };

/** The filters on small screens. Each choice counts at once; the button says what it gives. */
export default function FilterDrawer({ open, onClose, onClear }: FilterDrawerProps) {
  const { t } = useTexts('search');
  const { searchResult } = useSelector(selectSearch);
  const actions = (
    <>
      <Button look="text" onClick={onClear}>
        {t('filters.clearShort')}
      </Button>
      <Button onClick={onClose}>{t('filters.show', { count: searchResult?.total ?? 0 })}</Button>
    </>
  );
  return (
    <Sheet open={open} onClose={onClose} title={t('filters.title')} actions={actions}>
      <Plain>
        <Filters />
        <BrowseCategories />
      </Plain>
    </Sheet>
  );
}
