import { LANGUAGES } from '@pusula/contracts';
import { remoteConfig } from '@pusula/frontend-kit/webpack';

// The gateway writes titles and descriptions into the pages that it serves: it reads them where the screens have them.
const texts = ['home', 'categories', 'coach', 'legal', 'search'].flatMap((feature) =>
  LANGUAGES.map((language) => [`src/${feature}/texts.${language}.json`, `texts/${feature}.${language}.json`]),
);

export default remoteConfig({
  name: 'public',
  port: 3001,
  exposes: { './remote': './src/remote.ts' },
  rendered: true,
  assets: { 'assets/landscapes': 'landscapes', ...Object.fromEntries(texts) },
});
