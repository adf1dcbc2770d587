import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { RetryNotice, SearchIcon, Title, Wrap } from '@pusula/frontend-kit/ui';
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { addressOf } from '../addresses/addresses.ts';
import { PageMetadata } from '../metadata/PageMetadata.tsx';
import { Finder } from '../search/Filters.styles.ts';
import { Head, Space } from './Categories.styles.ts';
import { CategoryIndex } from './CategoryIndex.tsx';
import { CATEGORIES_CALL } from './categories.saga.ts';
import { categories as categoriesFacts, selectCategories } from './categories.slice.ts';
import { IndexSkeleton } from './IndexSkeleton.tsx';
import { treeLike } from './tree-like.ts';

export function CategoriesScreen() {
  const { t, language } = useTexts('categories');
  const dispatch = useDispatch();
  const { categories } = useSelector(selectCategories);
  const { error } = useSelector(selectApiStatus(CATEGORIES_CALL));
  const [typed, setTyped] = useState('');
  useEffect(() => {
    dispatch(categoriesFacts.needed(language));
  }, [dispatch, language]);
  return (
    <Space>
      <PageMetadata title={t('title')} description={t('description')} addressIn={(wanted) => addressOf('categories', wanted)} />
      <Wrap>
        <Head>
          <Title>{t('heading')}</Title>
          <Finder>
            <SearchIcon />
            <input
              type="text"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              placeholder={t('find')}
              aria-label={t('find')}
              autoComplete="off"
            />
          </Finder>
        </Head>
        {error && categories.length === 0 && <RetryNotice problem={error} onRetry={() => dispatch(categoriesFacts.retried(language))} />}
        {!error && categories.length === 0 && <IndexSkeleton />}
        {categories.length > 0 && <CategoryIndex all={categories} shown={treeLike(categories, typed, language)} typed={typed.trim()} />}
      </Wrap>
    </Space>
  );
}
