import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES, LIMITS, type Localised } from '@pusula/contracts';
import { minifySync } from '@swc/core';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { kitFile } from './common.ts';
import { pageScript } from './page-script.ts';

/** What the page says where no script runs. */
const NO_SCRIPT: Localised<{ readonly heading: string; readonly text: string }> = {
  tr: {
    heading: 'Bu sayfa JavaScript ile çalışır.',
    text: 'Tarayıcınızın ayarlarından JavaScript’i açın, sonra sayfayı yenileyin.',
  },
  en: {
    heading: 'This page needs JavaScript.',
    text: 'Turn JavaScript on in your browser’s settings, then reload the page.',
  },
};

/** The one HTML page, for the shell and for a remote that runs alone. */
export function htmlPage() {
  const early = hashed('assets/early.js');
  const start = hashed('assets/start.js');
  const noscript = hashed('assets/noscript.css');
  return [
    new HtmlPlugin({
      template: kitFile('webpack/page.ejs'),
      // Pages have deep addresses; a relative one would look for its scripts beside them.
      publicPath: '/',
      templateParameters: (compilation, { js }) => ({
        scripts: js,
        early: `/${early.to}`,
        start: `/${start.to}`,
        noscript: `/${noscript.to}`,
        worker: compilation.options.mode === 'production' ? '/service-worker.js' : '',
        workerDelayMs: LIMITS.serviceWorkerDelayMs,
        language: DEFAULT_LANGUAGE,
        withoutScript: LANGUAGES.map((language) => ({ language, ...NO_SCRIPT[language] })),
      }),
      inject: false,
      // Not the entry that a shell would load: two in one page would both try to reload it.
      chunks: ['main'],
      minify: { collapseWhitespace: true },
    }),
    // Under the names that the page asks for, so their content must stay as hashed.
    new CopyPlugin({ patterns: [early, start, noscript].map((file) => ({ ...file, info: { minimized: true } })) }),
  ];
}

/** A file of the kit that the page names itself; scripts without what only their readers need. */
function hashed(path: string): { from: string; to: string; transform: () => string } {
  const from = kitFile(path);
  const { name, ext } = parse(path);
  const source = pageScript(readFileSync(from, 'utf8'));
  const content = ext === '.js' ? minifySync(source, { compress: true, mangle: true, module: false }).code : source;
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return { from, to: `${name}.${hash}${ext}`, transform: () => content };
}
