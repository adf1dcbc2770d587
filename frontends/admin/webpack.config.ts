import { remoteConfig } from '@pusula/frontend-kit/webpack';

export default remoteConfig({ name: 'admin', port: 3003, exposes: { './remote': './src/remote.ts' } });
