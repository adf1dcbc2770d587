import { createRequire } from 'node:module';
import type { PageReply, PageRequest } from '@pusula/contracts';

export type RenderPage = (request: PageRequest, signal: AbortSignal) => Promise<PageReply>;

type ShellBuild = {
  readonly createRenderer: (options: {
    readonly remotes: Readonly<Record<string, string>>;
    readonly report: (error: unknown) => void;
  }) => RenderPage;
};

/** Front ends whose pages everybody may enter. */
const RENDERED = ['public', 'account'] as const;

/**
 * Loads the shell's build for Node and tells it where those of the remotes are.
 * @param folder that of the front ends: `<folder>/<name>/dist-server` is a build
 * @throws when the shell was not built
 */
export function loadRenderer(folder: string, report: (error: unknown) => void): RenderPage {
  const { createRenderer } = createRequire(import.meta.url)(`${folder}/shell/dist-server/main.cjs`) as ShellBuild;
  return createRenderer({
    remotes: Object.fromEntries(RENDERED.map((name) => [name, `${folder}/${name}/dist-server/remote.cjs`])),
    report,
  });
}
