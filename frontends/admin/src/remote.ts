import { defineRemote } from '@pusula/frontend-kit/remote';
import { routes } from './routes.tsx';
import { texts } from './texts.ts';
import { changeStatusSaga } from './users/change-status.saga.ts';
import { userExportSaga } from './users/user-export.saga.ts';
import { userExportReducer } from './users/user-export.slice.ts';
import { usersSaga } from './users/users.saga.ts';
import { usersReducer } from './users/users.slice.ts';

export default defineRemote({
  name: 'admin',
  routes,
  reducers: { userExport: userExportReducer, users: usersReducer },
  sagas: [usersSaga, changeStatusSaga, userExportSaga],
  texts,
});
