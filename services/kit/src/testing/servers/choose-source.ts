import { SERVERS, type ServerName } from './known-servers.ts';

/** Where the tests have a server from. */
export type Source =
  /** Its address is set. */
  | { readonly kind: 'given' }
  /** Started for the run. */
  | { readonly kind: 'container'; readonly image: string }
  /** A program of this machine, or of a package. */
  | { readonly kind: 'program'; readonly program: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'unneeded' };

export type Surroundings = {
  readonly isSet: boolean;
  /** Whether one of the wanted tests asks for it. */
  readonly isNeeded: boolean;
  /** What a container would be made of; undefined where no Docker engine answers, or none is wanted. */
  readonly image: string | undefined;
  /** What the machine itself has of it. */
  readonly program: string | undefined;
};

/** An address that is set, else a container, else what the machine has. */
export function chooseSource({ isSet, isNeeded, image, program }: Surroundings): Source {
  if (isSet) return { kind: 'given' };
  if (!isNeeded) return { kind: 'unneeded' };
  if (image) return { kind: 'container', image };
  if (program) return { kind: 'program', program };
  return { kind: 'none' };
}

/** A line for the head of a run. */
export function describeSource(name: ServerName, source: Source): string {
  const { title, variable, without } = SERVERS[name];
  switch (source.kind) {
    case 'given':
      return `${title}: real, named by ${variable}`;
    case 'container':
      return `${title}: real, container ${source.image}`;
    case 'program':
      return `${title}: real, ${source.program}`;
    case 'none':
      return `${title}: ${variable} is not set, ${without}`;
    case 'unneeded':
      return `${title}: none of these tests borrows one`;
  }
}

/** What is wrong with the addresses that are set, each with what to do. @param answers whether something answers at an address */
export async function problemsOfGiven(
  names: readonly ServerName[],
  env: NodeJS.ProcessEnv,
  answers: (url: URL) => Promise<boolean>,
): Promise<readonly string[]> {
  const problems = await Promise.all(names.map((name) => problemOf(name, env, answers)));
  return problems.filter((problem) => problem !== undefined);
}

async function problemOf(name: ServerName, env: NodeJS.ProcessEnv, answers: (url: URL) => Promise<boolean>): Promise<string | undefined> {
  const { title, variable, companions } = SERVERS[name];
  const missing = companions.filter((companion) => !env[companion]);
  if (missing.length > 0) return `${title}: ${variable} is set without ${missing.join(' and ')}. Set it, too, or unset ${variable}.`;
  const url = URL.parse(env[variable] ?? '');
  if (!url?.hostname) return `${title}: ${variable} is no address. Correct it, or unset it.`;
  // Addresses may hold passwords.
  if (!(await answers(url))) return `${title}: nothing answers at ${url.host}, which ${variable} names. Start it, or unset ${variable}.`;
  return undefined;
}
