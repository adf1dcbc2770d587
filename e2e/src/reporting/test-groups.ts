import { jestFile } from '../rooms.ts';

/** As much of jest's description of a test file as is used here. */
export type TestFile = {
  readonly path: string;
  readonly context: { readonly config: { readonly rootDir: string; readonly displayName?: { readonly name: string } } };
};
export type GroupName = { readonly workspace: string; readonly project: string };

/** What one line of progress is about: the files of a workspace in a jest project. */
export const groupOf = ({ path, context: { config } }: TestFile): GroupName => ({
  workspace: jestFile(config.rootDir, path).workspace,
  project: config.displayName?.name ?? '',
});

export const keyOf = ({ workspace, project }: GroupName): string => `${project} ${workspace}`;

/** How many files of each group are to run. Jest tells its sequencer, not its reporters; both live in one process. */
export const scheduledFiles = new Map<string, number>();
