import { runAlone } from '@pusula/frontend-kit/standalone';
import account from './remote.ts';
import signIn from './sign-in/remote.ts';
import signUp from './sign-up/remote.ts';

const render = runAlone([account, signIn, signUp]);
import.meta.webpackHot?.accept(['./remote.ts', './sign-in/remote.ts', './sign-up/remote.ts'], () => render([account, signIn, signUp]));
