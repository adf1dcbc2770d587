import { rm } from 'node:fs/promises';
import { relative } from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { kitFile, type Mode } from './common.ts';

const ROOT = kitFile('../../');

/**
 * Notes which module each byte of a production build comes from, in a folder that is neither served nor shipped: the budget of the journeys tells by it
 * what weighs how much. They name no lines of the sources (`module`), which nobody reads.
 * @param folder of the front end
 */
export function sourceMaps(folder: string, mode: Mode) {
  if (mode === 'development') return [];
  const maps = `${folder}/.cache/source-maps`;
  return [
    new webpack.SourceMapDevToolPlugin({
      filename: `${relative(`${folder}/dist`, maps)}/[file].map`,
      append: false,
      noSources: true,
      module: false,
      moduleFilenameTemplate: ({ absoluteResourcePath }: { absoluteResourcePath: string }) => relative(ROOT, absoluteResourcePath),
    }),
    // Those of builds before, which `clean` of the output does not see.
    {
      apply: ({ hooks }: Compiler) => hooks.beforeRun.tapPromise('SourceMaps', () => rm(maps, { recursive: true, force: true })),
    },
  ];
}
