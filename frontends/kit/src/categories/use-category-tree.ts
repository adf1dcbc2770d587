import { byLanguage, LANGUAGES, type Language } from '@pusula/contracts';
import { selectApiStatus } from '@pusula/frontend-kit/api';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useOpening, useResource } from '@pusula/frontend-kit/resource';
import { useMemo } from 'react';
import { shallowEqual, useSelector, useStore } from 'react-redux';
import { type CategoryNames, namesOf } from './category-names.ts';
import { categoryTrees, LISTED_FIELDS } from './category-trees.ts';

type Loading = {
  /** Nothing is loaded before. */
  readonly isWanted?: boolean;
  /** Counts move slowly, but they do move: what is known is shown at once and renewed behind it. */
  readonly renews?: boolean;
};

const ALONE = byLanguage((language) => [language]);
const OTHERS = byLanguage((language) => LANGUAGES.filter((one) => one !== language));

/** @param languages the same array each time: another one opens the trees anew */
function useTreesOpened(languages: readonly Language[], { isWanted = true, renews = false }: Loading): void {
  const store = useStore<Parameters<ReturnType<typeof selectApiStatus>>[0]>();
  useOpening(() => {
    for (const language of languages) {
      const tree = categoryTrees[language];
      // Several parts of a page need the tree at once.
      const isUnderWay = selectApiStatus(tree.name)(store.getState()).loading;
      if (!isWanted || isUnderWay || (!renews && tree.select(store.getState()).data !== null)) continue;
      store.dispatch(tree.opened({ language, useCache: 'true', fields: LISTED_FIELDS }));
    }
  }, [store, languages, isWanted, renews]);
}

/** The trees of some languages, as far as they are loaded. */
const useTrees = (languages: readonly Language[]) =>
  useSelector(
    (state: object) => languages.flatMap((language) => [categoryTrees[language].select(state).data].filter((tree) => tree !== null)),
    shallowEqual,
  );

/** Loads the categories in the language of the page. Another language's are as good until they come: the ids are the same. */
export function useCategoryTree(loading: Loading = {}) {
  const { language } = useTexts();
  useTreesOpened(ALONE[language], loading);
  const { data, ...status } = useResource(categoryTrees[language]);
  const [another] = useTrees(LANGUAGES);
  const categories = data ?? another;
  return { ...status, categories: categories ?? [], isThere: categories !== undefined };
}

/** How the categories are called in the languages that the page is not in. @returns empty until they are loaded */
export function useOtherCategoryNames(isWanted: boolean): CategoryNames {
  const { language } = useTexts();
  useTreesOpened(OTHERS[language], { isWanted });
  const trees = useTrees(OTHERS[language]);
  return useMemo(() => namesOf(trees), [trees]);
}
