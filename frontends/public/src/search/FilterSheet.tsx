import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, FiltersIcon, Sheet } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { Filters } from './Filters.tsx';
import { selectSearch } from './search.slice.ts';
import { useSearchAddress } from './use-search-address.ts';

const OnlySmall = styled.span`
  @media (min-width: 1001px) {
    display: none;
  }
`;

/** The sheet's own head has a line already. */
const Plain = styled.div`
  > fieldset:first-child {
    border-top: 0;
  }
`;

/** The filters on small screens. Each choice counts at once; the button says what it gives. */
export function FilterSheet({ onClear }: { onClear: () => void }) {
  const { t } = useTexts('search');
  const [isOpen, setOpen] = useState(false);
  const { searchResult } = useSelector(selectSearch);
  const { address } = useSearchAddress();
  const chosen = address.cities.length + address.categoryIds.length;
  const close = () => setOpen(false);
  return (
    <OnlySmall>
      <Button look="line" small aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FiltersIcon />
        {chosen > 0 ? t('filters.open', { count: chosen }) : t('filters.title')}
      </Button>
      <Sheet
        open={isOpen}
        onClose={close}
        title={t('filters.title')}
        actions={
          <>
            <Button look="text" onClick={onClear}>
              {t('filters.clearShort')}
            </Button>
            <Button onClick={close}>{t('filters.show', { count: searchResult?.total ?? 0 })}</Button>
          </>
        }
      >
        <Plain>
          <Filters />
        </Plain>
      </Sheet>
    </OnlySmall>
  );
}
