import { categoryTreeParts } from '@pusula/frontend-kit/categories';
import { defineRemote } from '@pusula/frontend-kit/remote';
import { categoryCoaches, categoryPage } from './categories/category.resources.ts';
import { coachPage, similarCoaches } from './coach/coach.resources.ts';
import { shareSaga } from './coach/share.saga.ts';
import { topCategories } from './home/home.resources.ts';
import { routes } from './routes.tsx';
import { lately } from './search/lately.resource.ts';
import { refinementReducer } from './search/refinement.slice.ts';
import { searchSaga } from './search/search.saga.ts';
import { searchReducer } from './search/search.slice.ts';
import { suggestionsSaga } from './search/suggestions.saga.ts';
import { suggestionsReducer } from './search/suggestions.slice.ts';
import { texts } from './texts.ts';

/** What visitors see without an account: home, search, coaches, categories, legal pages. */
export default defineRemote({
  name: 'public',
  routes,
  reducers: {
    search: searchReducer,
    refinement: refinementReducer,
    suggestions: suggestionsReducer,
  },
  sagas: [searchSaga, suggestionsSaga, shareSaga],
  parts: [lately, topCategories, coachPage, similarCoaches, categoryPage, categoryCoaches, ...categoryTreeParts],
  texts,
});
