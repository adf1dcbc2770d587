import type { Compilation, Compiler } from 'webpack';
import { base } from '../src/theme/base.ts';
import { FONT_FILES, fontFaces } from '../src/theme/font-faces.ts';
import { tokens } from '../src/theme/tokens.ts';

const NAME = 'theme.css';

/**
 * Writes the faces, the tokens and the ground as a style sheet: for the pages that a server writes by itself, without a front end. It has one name in every
 * release, so that they need no list of files.
 */
export const themeSheet = {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        compilation.emitAsset(NAME, new compiler.webpack.sources.RawSource(sheet(compilation)), { minimized: true });
      });
    });
  },
};

function sheet({ assets }: Compilation): string {
  const names = Object.keys(assets);
  const addressOf = (file: string) => {
    const name = names.find((one) => one.startsWith(`${file}.`));
    if (!name) throw new Error(`The build has no ${file}.`);
    return `/${name}`;
  };
  const addresses = Object.entries(FONT_FILES).map(([name, file]) => [name, addressOf(file)]);
  const faces = fontFaces(Object.fromEntries(addresses) as Record<keyof typeof FONT_FILES, string>);
  return [faces, tokens, base]
    .flat()
    .join('')
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ');
}
