import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlPlugin from 'html-webpack-plugin';
import { kitFile } from './common.ts';

/** The one HTML page, for the shell and for a remote that runs alone. */
export function page() {
  const source = kitFile('assets/early.js');
  const early = `early.${createHash('sha256').update(readFileSync(source)).digest('hex').slice(0, 10)}.js`;
  return [
    new HtmlPlugin({
      template: kitFile('webpack/page.ejs'),
      // Pages have deep addresses; a relative one would look for its scripts beside them.
      publicPath: '/',
      templateParameters: { early: `/${early}` },
      // Not the entry that a shell would load: two in one page would both try to reload it.
      chunks: ['main'],
      scriptLoading: 'defer',
      minify: { collapseWhitespace: true },
    }),
    // Under the name that the page asks for, so its content must stay as hashed.
    new CopyPlugin({ patterns: [{ from: source, to: early, info: { minimized: true } }] }),
  ];
}
