import { remoteConfig } from '@pusula/frontend-kit/webpack';

export default remoteConfig({
  name: 'public',
  port: 3001,
  exposes: { './remote': './src/remote.ts' },
  assets: { 'assets/landscapes': 'landscapes' },
});
