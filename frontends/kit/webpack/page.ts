import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parse } from 'node:path';
import { LIMITS } from '@pusula/contracts';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { kitFile } from './common.ts';

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

/** A file of the kit that the page names itself. */
function hashed(path: string): { from: string; to: string } {
  const from = kitFile(path);
  const hash = createHash('sha256').update(readFileSync(from)).digest('hex').slice(0, 10);
  const { name, ext } = parse(path);
  return { from, to: `${name}.${hash}${ext}` };
}
