import { pageAddress } from '@pusula/contracts';
import { useCategoryTree } from '@pusula/frontend-kit/categories';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { Button, ButtonLink, Message, Soft } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { lately } from './lately.resource.ts';
import { nothingFound } from './nothing-found.ts';
import { selectSearch } from './search.slice.ts';
import { resultsPath } from './search-address.ts';
import { useSearchAddress } from './use-search-address.ts';
import { Ways } from './Ways.tsx';

/** As many categories are offered where the words name none. */
const CATEGORIES = 4;

const Room = styled.div`
  padding-block: var(--s7);
  @media (max-width: 720px) {
    padding-block: var(--s4) var(--s6);
  }
`;

/** In the form of the pages that cannot be had; the search box stands above it. */
export function NothingFound() {
  const { t, language } = useTexts('search');
  const { searchResult } = useSelector(selectSearch);
  const { address, goTo } = useSearchAddress();
  const { categories } = useCategoryTree();
  const { data: others } = useOpened(lately, { language });
  if (!searchResult) return null;
  const { title, body, waysOut, cities } = nothingFound(searchResult, address, language, t);
  const { topics } = searchResult;
  const named = topics.length > 0 ? topics : categories.slice(0, CATEGORIES);
  const words = others?.words.filter((keyword) => keyword !== address.keyword) ?? [];
  return (
    <Room>
      <Message
        title={title}
        actions={
          <>
            {waysOut.map(({ change, label }, place) => (
              <Button key={label} look={place === 0 ? 'main' : 'line'} onClick={() => goTo(change)}>
                {label}
              </Button>
            ))}
            <ButtonLink look="line" to={pageAddress('categories', language)}>
              {t('browse')}
            </ButtonLink>
          </>
        }
      >
        <Soft>{body}</Soft>
        <Ways title={t('nothing.cities')} ways={cities} />
        <Ways
          title={topics.length > 0 ? t('nothing.topics', { count: topics.length }) : t('nothing.categories')}
          ways={named.map(({ name, slug }) => ({ to: pageAddress('category', language, slug), label: name }))}
        />
        <Ways title={t('nothing.lately')} ways={words.map((keyword) => ({ to: resultsPath({ keyword }), label: keyword }))} />
      </Message>
    </Room>
  );
}
