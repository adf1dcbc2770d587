import { remoteConfig } from '@pusula/frontend-kit/webpack';

export default remoteConfig({ name: 'account', port: 3002, exposes: { './remote': './src/remote.ts' }, rendered: true });
