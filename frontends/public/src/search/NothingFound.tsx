import { pageAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ButtonLink, EmptyState } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { NearTopics } from './NearTopics.tsx';
import { nothingFound } from './nothing-found.ts';
import { selectSearch } from './search.slice.ts';
import { useSearchAddress } from './use-search-address.ts';

export function NothingFound() {
  const { t, language } = useTexts('search');
  const { searchResult } = useSelector(selectSearch);
  const { address, goTo } = useSearchAddress();
  if (!searchResult) return null;
  const { title, body, waysOut } = nothingFound(searchResult, address, language, t);
  return (
    <EmptyState
      title={title}
      actions={
        <>
          {waysOut.map(({ change, label }, place) => (
            <Button key={label} look={place === 0 ? 'main' : 'line'} onClick={() => goTo(change)}>
              {label}
            </Button>
          ))}
          <ButtonLink look={waysOut.length === 0 ? 'main' : 'line'} to={pageAddress('categories', language)}>
            {t('browse')}
          </ButtonLink>
        </>
      }
    >
      {body}
      <NearTopics topics={searchResult.topics} />
    </EmptyState>
  );
}
