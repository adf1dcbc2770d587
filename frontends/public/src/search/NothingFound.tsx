import { pageAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Button, ButtonLink, EmptyState } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { nothingFound } from './nothing-found.ts';
import { selectSearch } from './search.slice.ts';
import { useSearchAddress } from './use-search-address.ts';
import { Ways } from './Ways.tsx';

export function NothingFound() {
  const { t, language } = useTexts('search');
  const { searchResult } = useSelector(selectSearch);
  const { address, goTo } = useSearchAddress();
  if (!searchResult) return null;
  const { title, body, waysOut, cities } = nothingFound(searchResult, address, language, t);
  const topics = searchResult.topics.map(({ name, slug }) => ({ to: pageAddress('category', language, slug), label: name }));
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
      <Ways title={t('nothing.cities')} ways={cities} />
      <Ways title={t('nothing.topics', { count: topics.length })} ways={topics} />
    </EmptyState>
  );
}
