import { categoryIdFromSlug, unknownCategoryAddress } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { RetryNotice, Wrap } from '@pusula/frontend-kit/ui';
import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { pageFrom } from '../addresses/page-from.ts';
import { Space } from './Categories.styles.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { CategorySkeleton } from './CategorySkeleton.tsx';
import { CATEGORY_CALL } from './category.saga.ts';
import { category as categoryFacts, selectCategory } from './category.slice.ts';
import { NoSuchCategory } from './NoSuchCategory.tsx';

export function CategoryScreen() {
  const { categorySlug = '' } = useParams();
  const { pathname, search } = useLocation();
  const page = pageFrom(useSearchParams()[0].get('page'));
  const { language } = useTexts();
  const dispatch = useDispatch();
  const { loaded } = useSelector(selectCategory);
  const { error } = useSelector(selectApiStatus(CATEGORY_CALL));
  const id = categoryIdFromSlug(categorySlug);
  // Before the first paint: an error of the page before must not flash up here.
  useLayoutEffect(() => {
    if (id) dispatch(categoryFacts.opened({ id, language, page }));
  }, [dispatch, id, language, page]);

  if (!id) return <Navigate to={unknownCategoryAddress(language)} replace />;
  if (error?.kind === 'NOT_FOUND_ERROR') return <NoSuchCategory />;
  if (error) {
    return (
      <Space>
        <Wrap>
          <RetryNotice problem={error} onRetry={() => dispatch(categoryFacts.retried())} />
        </Wrap>
      </Space>
    );
  }
  if (loaded?.category.id !== id) return <CategorySkeleton />;
  const { category } = loaded;
  // Another language's slug, or an old name: the id finds the category, and the address is put right.
  const slug = language === 'tr' ? category.slugTr : category.slugEn;
  if (slug !== categorySlug) return <Navigate to={`${pathname.replace(/[^/]+$/u, slug)}${search}`} replace />;
  return <CategoryPage category={category} parents={loaded.parents} />;
}
