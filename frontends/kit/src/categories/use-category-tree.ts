import { LANGUAGES, type Language } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpening, useResource } from '@pusula/frontend-kit/resource';
import { useMemo } from 'react';
import { useStore } from 'react-redux';
import { namesIn } from './category-names.ts';
import { categoryTrees, LISTED_FIELDS } from './category-trees.ts';

type Loading = {
  /** Nothing is loaded before. */
  readonly isWanted?: boolean;
  /** Counts move slowly, but they do move: what is known is shown at once and renewed behind it. */
  readonly renews?: boolean;
};

function useTreeIn(language: Language, { isWanted = true, renews = false }: Loading) {
  const tree = categoryTrees[language];
  const store = useStore<Parameters<ReturnType<typeof selectApiStatus>>[0]>();
  useOpening(() => {
    // Several parts of a page need the tree at once.
    const isUnderWay = selectApiStatus(tree.name)(store.getState()).loading;
    if (!isWanted || isUnderWay || (!renews && tree.select(store.getState()).data !== null)) return;
    store.dispatch(tree.opened({ language, useCache: 'true', fields: LISTED_FIELDS }));
  }, [store, tree, language, isWanted, renews]);
  return useResource(tree);
}

/** Loads the categories in the language of the page. The other language's are as good until they come: the ids are the same. */
export function useCategoryTree(loading: Loading = {}) {
  const { language } = useTexts();
  const { data, ...status } = useTreeIn(language, loading);
  const [tr, en] = [useResource(categoryTrees.tr), useResource(categoryTrees.en)];
  const categories = data ?? tr.data ?? en.data;
  return { ...status, categories: categories ?? [], isThere: categories !== null };
}

/** How the categories are called in the language that the page is not in. @returns empty until they are loaded */
export function useOtherCategoryNames(isWanted: boolean): ReadonlyMap<string, string> {
  const { language } = useTexts();
  const { data } = useTreeIn(LANGUAGES.find((one) => one !== language) ?? language, { isWanted });
  return useMemo(() => namesIn(data ?? []), [data]);
}
