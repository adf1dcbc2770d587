import { useCategoryTree } from '@pusula/frontend-kit/categories';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { RetryNotice } from '@pusula/frontend-kit/ui';
import { CategoryIndex } from './CategoryIndex.tsx';
import { IndexSkeleton } from './IndexSkeleton.tsx';
import { treeLike } from './tree-like.ts';

/** Every category, loaded when the index is shown. @param typed narrows it down */
export function WholeIndex({ typed = '' }: { typed?: string }) {
  const { language } = useTexts('categories');
  const { categories, error, retry } = useCategoryTree({ renews: true });
  if (categories.length > 0) return <CategoryIndex all={categories} shown={treeLike(categories, typed, language)} typed={typed.trim()} />;
  return error ? <RetryNotice problem={error} onRetry={retry} /> : <IndexSkeleton />;
}
