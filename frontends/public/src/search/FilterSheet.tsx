import { useTexts } from '@pusula/frontend-kit/i18n';
import { lazyPart } from '@pusula/frontend-kit/page';
import { Button, FiltersIcon } from '@pusula/frontend-kit/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { filterCount } from './search-address.ts';
import { useHasFilters } from './use-has-filters.ts';
import { useSearchAddress } from './use-search-address.ts';

// The sheet's machinery is as large as the page itself, and wide screens never open it.
const FilterDrawer = lazyPart(() => import('./FilterDrawer.tsx'));

const OnlySmall = styled.span`
  @media (min-width: 1001px) {
    display: none;
  }
`;

/** The way to the filters on small screens. */
export function FilterSheet({ onClear }: { onClear: () => void }) {
  const { t } = useTexts('search');
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const { address } = useSearchAddress();
  const chosen = filterCount(address);
  const hasFilters = useHasFilters();
  if (!hasFilters && sheet !== 'open') return null;
  return (
    <OnlySmall>
      <Button
        look="line"
        small
        aria-haspopup="dialog"
        aria-expanded={sheet === 'open'}
        onPointerEnter={FilterDrawer.preload}
        onFocus={FilterDrawer.preload}
        onClick={() => setSheet('open')}
      >
        <FiltersIcon />
        {chosen > 0 ? t('filters.open', { count: chosen }) : t('filters.title')}
      </Button>
      {sheet !== 'never' && <FilterDrawer open={sheet === 'open'} onClose={() => setSheet('closed')} onClear={onClear} />}
    </OnlySmall>
  );
}
