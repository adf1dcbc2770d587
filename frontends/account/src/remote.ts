import { defineRemote } from '@pusula/frontend-kit/remote';
import { activationSaga } from './profile/activation.ts';
import profileEn from './profile/texts.en.json';
import profileTr from './profile/texts.tr.json';
import { routes } from './routes.tsx';
import { signInSaga } from './sign-in/sign-in.saga.ts';
import signInEn from './sign-in/texts.en.json';
import signInTr from './sign-in/texts.tr.json';

export default defineRemote({
  name: 'account',
  routes,
  reducers: {},
  sagas: [signInSaga, activationSaga],
  texts: { profile: { tr: profileTr, en: profileEn }, signIn: { tr: signInTr, en: signInEn } },
});
