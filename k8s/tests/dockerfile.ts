import { type Copy, DockerfileParser, type Instruction } from 'dockerfile-ast';
import { readCompose } from './compose.ts';
import { readRepositoryFile } from './repository.ts';

export const DOCKERFILE = 'docker/Dockerfile';
export const dockerfileText = (): string => readRepositoryFile(DOCKERFILE);
export const dockerfile = DockerfileParser.parse(dockerfileText());

/** An image as docker-compose.yml has it built: a stage of the one Dockerfile, and the workspace that it is of. */
export type Image = { readonly target: string; readonly workspace?: string | undefined };
export const IMAGES: Readonly<Record<string, Image>> = Object.fromEntries(
  Object.entries(readCompose().services).flatMap(([name, { build }]) =>
    build ? [[name, { target: build.target, workspace: build.args?.WORKSPACE }] as const] : [],
  ),
);

type Stage = { readonly name: string; readonly from: string; readonly instructions: readonly Instruction[] };

/** Stages by name, each with what it is made from. */
const stages = new Map<string, Stage>();
let current: { name: string; from: string; instructions: Instruction[] } | undefined;
for (const instruction of dockerfile.getInstructions()) {
  if (instruction.getKeyword() === 'FROM') {
    const [from = '', , name = ''] = instruction.getArguments().map((argument) => argument.getValue());
    current = { name, from, instructions: [] };
    stages.set(name, current);
  } else current?.instructions.push(instruction);
}

/** The image names that stages without a stage before them start from, their arguments filled in. */
export const baseImages = (): string[] => {
  const given = new Map(
    dockerfile.getInitialARGs().map((argument) => [argument.getProperty()?.getName(), argument.getProperty()?.getValue() ?? '']),
  );
  return [...stages.values()].filter(({ from }) => !stages.has(from)).map(({ from }) => given.get(/^\$\{(\w+)\}$/.exec(from)?.[1]) ?? from);
};

/** A stage after those that it is made from, oldest first. */
export function lineOf(target: string): readonly Stage[] {
  const stage = stages.get(target);
  return stage ? [...lineOf(stage.from), stage] : [];
}

const instructionsOf = (target: string) => lineOf(target).flatMap(({ instructions }) => instructions);
export const instructionsNamed = (target: string, keyword: string): readonly Instruction[] =>
  instructionsOf(target).filter((instruction) => instruction.getKeyword() === keyword);
export const instructionKinds = (target: string): readonly string[] => instructionsOf(target).map((each) => each.getKeyword());

const flagOf = (copy: Copy, name: string) =>
  copy
    .getFlags()
    .find((flag) => flag.getName() === name)
    ?.getValue();

/** What an image takes from the repository, itself and through the stages that it copies from. */
export function copiedSources({ target, workspace = '' }: Image): string[] {
  return (instructionsNamed(target, 'COPY') as Copy[]).flatMap((copy) => {
    const from = flagOf(copy, 'from');
    if (from) return copiedSources({ target: from, workspace });
    const values = copy.getArguments().map((argument) => argument.getValue());
    return values.slice(0, -1).map((value) => value.replace(/\$\{WORKSPACE\}/, workspace));
  });
}

/** Of another stage only what it has built. */
const isBuild = (copy: Copy) => /\/dist(-server)?$/.test(copy.getArguments()[0]?.getValue() ?? '');

/** The `npm ci` lines that an image's packages come from. */
export const installsOf = ({ target }: Image): string[] => {
  const copies = (instructionsNamed(target, 'COPY') as Copy[]).filter((copy) => !isBuild(copy));
  const sources = copies.flatMap((copy) => flagOf(copy, 'from') ?? []);
  const runs = [target, ...sources].flatMap((stage) => instructionsNamed(stage, 'RUN'));
  return runs.flatMap((run) => run.getArgumentsContent()?.match(/npm (?:ci|install|i)\b[^&]*/g) ?? []);
};

/** Variables that an image brings itself. */
export const imageEnvironment = (name: string): Record<string, string> =>
  Object.fromEntries(
    instructionsNamed(IMAGES[name]?.target ?? '', 'ENV')
      .flatMap((env) => env.getArgumentsContent()?.split(/\s+/) ?? [])
      .map((pair) => pair.split('=') as [string, string])
      .map(([variable, value]) => [variable, value.replace(/\$\{REVISION\}/, 'unknown')]),
  );
