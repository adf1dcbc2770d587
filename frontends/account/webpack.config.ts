import { remoteConfig } from '@pusula/frontend-kit/webpack';

/** Each brings its own pages, texts and sagas. contracts/src/pages.ts says which page is in which. */
const exposes = { './remote': './src/remote.ts', './sign-in': './src/sign-in/remote.ts', './sign-up': './src/sign-up/remote.ts' };

export default remoteConfig({ name: 'account', port: 3002, exposes, rendered: true });
