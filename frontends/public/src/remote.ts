import { defineRemote } from '@pusula/frontend-kit/remote';
import { categoriesSaga } from './categories/categories.saga.ts';
import { categoriesReducer } from './categories/categories.slice.ts';
import { categorySaga } from './categories/category.saga.ts';
import { categoryReducer } from './categories/category.slice.ts';
import { coachSaga } from './coach/coach.saga.ts';
import { coachReducer } from './coach/coach.slice.ts';
import { shareSaga } from './coach/share.saga.ts';
import { similarSaga } from './coach/similar.saga.ts';
import { similarReducer } from './coach/similar.slice.ts';
import { homeSaga } from './home/home.saga.ts';
import { routes } from './routes.tsx';
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
    categories: categoriesReducer,
    category: categoryReducer,
    coach: coachReducer,
    similarCoaches: similarReducer,
    search: searchReducer,
    refinement: refinementReducer,
    suggestions: suggestionsReducer,
  },
  sagas: [homeSaga, searchSaga, suggestionsSaga, coachSaga, similarSaga, shareSaga, categoriesSaga, categorySaga],
  texts,
});
