import { categoryIdFromSlug, inLanguage, unknownCategoryAddress } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpened } from '@pusula/frontend-kit/resource';
import { RetryNotice, Wrap } from '@pusula/frontend-kit/ui';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router-dom';
import { pageFrom } from '../addresses/page-from.ts';
import { Space } from './Categories.styles.ts';
import { CategoryPage } from './CategoryPage.tsx';
import { CategorySkeleton } from './CategorySkeleton.tsx';
import { categoryCoaches, categoryPage } from './category.resources.ts';
import { NoSuchCategory } from './NoSuchCategory.tsx';

export function CategoryScreen() {
  const { slug: addressed = '' } = useParams();
  const { pathname, search } = useLocation();
  const page = pageFrom(useSearchParams()[0].get('page'));
  const { language } = useTexts();
  const id = categoryIdFromSlug(addressed);
  const { data: loaded, error, retry } = useOpened(categoryPage, id ? { id, language, useCache: 'true' } : null);
  useOpened(categoryCoaches, id ? { id, language, categoryId: id, page } : null);

  if (!id) return <Navigate to={unknownCategoryAddress(language)} replace />;
  if (error?.kind === 'NOT_FOUND_ERROR') return <NoSuchCategory />;
  if (error) {
    return (
      <Space>
        <Wrap>
          <RetryNotice problem={error} onRetry={retry} />
        </Wrap>
      </Space>
    );
  }
  if (loaded?.category.id !== id) return <CategorySkeleton />;
  const { category } = loaded;
  // Another language's slug, or an old name: the id finds the category, and the address is put right.
  const slug = inLanguage(category, 'slug', language);
  if (slug !== addressed) return <Navigate to={`${pathname.replace(/[^/]+$/u, slug)}${search}`} replace />;
  return <CategoryPage category={category} parents={loaded.parents} />;
}
