import { pageAddress } from '@pusula/contracts';
import { filterTree, useCategoryTree } from '@pusula/frontend-kit/categories';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { RetryNotice } from '@pusula/frontend-kit/ui';
import { ListData } from '../metadata/ListData.tsx';
import { CategoryIndex } from './CategoryIndex.tsx';
import { IndexSkeleton } from './IndexSkeleton.tsx';

/** Every category, loaded when the index is shown. @param typed narrows it down */
export function WholeIndex({ typed = '' }: { typed?: string }) {
  const { categories, error, retry } = useCategoryTree({ renews: true });
  const { language } = useTexts();
  if (categories.length > 0)
    return (
      <>
        <ListData pages={categories.map(({ name, slug }) => ({ name, path: pageAddress('category', language, slug) }))} />
        <CategoryIndex all={categories} shown={filterTree(categories, typed, ({ name }) => [name])} typed={typed.trim()} />
      </>
    );
  return error ? <RetryNotice problem={error} onRetry={retry} /> : <IndexSkeleton />;
}
