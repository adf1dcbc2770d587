import { categoryTreeParts } from '@pusula/frontend-kit/categories';
import { defineRemote } from '@pusula/frontend-kit/remote';
import { auditSaga } from './audit/audit.saga.ts';
import { auditIntegrity, auditLogReducer, auditPeople } from './audit/audit.slice.ts';
import { categoriesSaga } from './categories/categories.saga.ts';
import { categoriesReducer, deletionImpact, managedTree } from './categories/categories.slice.ts';
import { categoryExamplesSaga } from './category-examples/category-examples.saga.ts';
import { categoryExamplesReducer, reading, savedExamples } from './category-examples/category-examples.slice.ts';
import { demoProvider } from './dashboard/DemoNote.tsx';
import { dashboardStats, searchStats } from './dashboard/statistics.ts';
import { factorDueAt, factorSaga } from './factor/factor.saga.ts';
import { helpLinesSaga } from './help-lines/help-lines.saga.ts';
import { helpLinesReducer, savedHelpLines } from './help-lines/help-lines.slice.ts';
import { indexRunSaga } from './operations/index-run.saga.ts';
import { indexRunReducer } from './operations/index-run.slice.ts';
import { operationsSaga } from './operations/operations.saga.ts';
import { emails, failedEvents, failedMessage, health, operationsReducer } from './operations/operations.slice.ts';
import { routes } from './routes.tsx';
import { searchMissesSaga } from './search-misses/search-misses.saga.ts';
import { giftsReducer, searchMisses } from './search-misses/search-misses.slice.ts';
import { texts } from './texts.ts';
import { userEditSaga } from './user-edit/user-edit.saga.ts';
import { userEditReducer } from './user-edit/user-edit.slice.ts';
import { changeStatusSaga } from './users/change-status.saga.ts';
import { userExportSaga } from './users/user-export.saga.ts';
import { userExportReducer } from './users/user-export.slice.ts';
import { usersSaga } from './users/users.saga.ts';
import { usersReducer } from './users/users.slice.ts';

export default defineRemote({
  name: 'admin',
  routes,
  reducers: {
    auditLog: auditLogReducer,
    categoryExamples: categoryExamplesReducer,
    gifts: giftsReducer,
    helpLines: helpLinesReducer,
    indexRun: indexRunReducer,
    managedCategories: categoriesReducer,
    operations: operationsReducer,
    userEdit: userEditReducer,
    userExport: userExportReducer,
    users: usersReducer,
  },
  sagas: [
    auditSaga,
    categoriesSaga,
    categoryExamplesSaga,
    factorSaga,
    helpLinesSaga,
    indexRunSaga,
    operationsSaga,
    searchMissesSaga,
    usersSaga,
    changeStatusSaga,
    userExportSaga,
    userEditSaga,
  ],
  parts: [
    auditIntegrity,
    auditPeople,
    dashboardStats,
    deletionImpact,
    demoProvider,
    emails,
    factorDueAt,
    health,
    managedTree,
    failedEvents,
    failedMessage,
    reading,
    savedExamples,
    savedHelpLines,
    searchMisses,
    searchStats,
    ...categoryTreeParts,
  ],
  texts,
});
