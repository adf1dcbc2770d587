import { describe, expect, it } from '@jest/globals';
import { SERVICE_NAMES } from '@pusula/contracts';
import { BROKER_ACCOUNTS, brokerDefinitions } from '@pusula/service-kit/bus';
import { parseConfig } from '@pusula/service-kit/config';
import { Ajv2019 } from 'ajv/dist/2019';
import { FRONTS, PROCESSES, SHAPES } from '../settings/processes.ts';
import { composeSchema, composeText, environmentFile, readCompose, variablesOf } from './compose.ts';
import { DOCKERFILE, imageEnvironment } from './dockerfile.ts';
import { generatedSecrets, readRepositoryFile, readVariables } from './repository.ts';

const compose = readCompose();
const services = Object.entries(compose.services);
const failing = (candidates: typeof services, holds: (service: (typeof services)[number][1], name: string) => boolean) =>
  candidates.filter(([name, service]) => !holds(service, name)).map(([name]) => name);
const ours = services.filter(([, { build }]) => build !== undefined);
/** Set by whoever builds or seeds, or by Compose itself. */
const GIVEN = ['COACHES', 'REVISION', 'COMPOSE_PROJECT_NAME'];
const WORKSPACES: Readonly<Record<string, string>> = {
  gateway: 'gateway',
  seed: 'services/host',
  backup: 'services/host',
  ...Object.fromEntries(SERVICE_NAMES.map((name) => [name, `services/${name}`])),
  ...Object.fromEntries(FRONTS.map((name) => [name, `frontends/${name.replace('-site', '')}`])),
};
const running = services.filter(([name]) => !['databases', 'seed', 'backup'].includes(name));

describe('docker-compose.yml', () => {
  it('fits the schema of the Compose specification', () => {
    // Its durations (`5s`) are not those of JSON Schema.
    const ajv = new Ajv2019({ strict: false, allErrors: true, validateFormats: false });
    const { name: _newerThanTheSchema, ...described } = compose;
    ajv.validate(composeSchema, described);
    expect(ajv.errors ?? []).toEqual([]);
  });
  it('runs the gateway, every service of the contracts and every front end: what Kubernetes runs', () => {
    const names = ours.map(([name]) => name).filter((name) => !['seed', 'backup', 'edge'].includes(name));
    expect(names.sort()).toEqual(['gateway', ...SERVICE_NAMES, ...FRONTS].sort());
  });
  it('builds every image from the one Dockerfile, of its own workspace', () => {
    for (const [name, { build, image }] of ours) {
      expect([build?.context, build?.dockerfile, build?.args?.WORKSPACE]).toEqual(['.', DOCKERFILE, WORKSPACES[name]]);
      expect([image, build?.args?.REVISION]).toEqual([`pusula/${name}`, 'unknown']);
    }
  });
  it('takes everything else in a fixed version', () => {
    expect(failing(services, ({ build, image }) => build !== undefined || /:v?\d+\.\d+/.test(image))).toEqual([]);
  });
  it('limits processor, memory and processes of every container', () => {
    const limitsOf = ({ deploy }: (typeof services)[number][1]) => deploy?.resources?.limits;
    expect(
      failing(services, (service) => Boolean(limitsOf(service)?.cpus && limitsOf(service)?.memory && limitsOf(service)?.pids)),
    ).toEqual([]);
  });
  it('asks everything that goes on running whether it is well', () => {
    expect(failing(running, ({ healthcheck }) => (healthcheck?.test.length ?? 0) > 1)).toEqual([]);
  });
  it('waits only for what exists, and for health only where it is asked', () => {
    for (const [, { depends_on = {} }] of services) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(compose.services[name]).toBeDefined();
        if (condition === 'service_healthy') expect(compose.services[name]?.healthcheck).toBeDefined();
      }
    }
  });
  it('gives our containers no rights, no writable disk and time to drain', () => {
    expect(
      failing(
        ours,
        ({ user, read_only, cap_drop, security_opt, stop_grace_period }) =>
          user === '1000:1000' &&
          read_only === true &&
          cap_drop?.join() === 'ALL' &&
          security_opt?.join() === 'no-new-privileges:true' &&
          Number.parseInt(stop_grace_period ?? '0', 10) > 25,
      ),
    ).toEqual([]);
  });
  it('opens doors on the machine for visitors and for the caught mails, to this machine alone', () => {
    const doors = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port]));
    expect(doors).toEqual([
      ['mailpit', '127.0.0.1:8025:8025'],
      ['edge', '127.0.0.1:8080:8080'],
      ['edge', '127.0.0.1:8443:8443'],
    ]);
  });
  it('lets the gateways believe the edge, and nobody else, where a request comes from', () => {
    const near = services.filter(([, { networks }]) => networks?.includes('edge'));
    expect(near.map(([name]) => name)).toEqual(['edge', 'gateway']);
    expect(compose.networks.edge?.internal).toBe(true);
    const trusted = parseConfig(compose.services.gateway?.environment ?? {}, { TRUSTED_PROXIES: SHAPES.gateway.TRUSTED_PROXIES as never });
    expect(trusted.TRUSTED_PROXIES).toEqual(compose.networks.edge?.ipam?.config.map(({ subnet }) => subnet));
  });
  it('has an edge that leaves compressing to the gateway, which knows what must not be', () => {
    const text = readRepositoryFile('docker/edge.Caddyfile').replace(/#.*/g, '');
    const directives = text.split(/\s*\n\s*/);
    expect(directives.filter((line) => /^encode\b|-Encoding\b|\bVary\b|\bETag\b/i.test(line))).toEqual([]);
    expect(directives).toContain('compression off');
  });
  it('keeps databases, broker, pictures and index on networks without a way out', () => {
    for (const name of ['postgres', 'rabbitmq', 'elasticsearch', 'seaweedfs']) {
      for (const network of compose.services[name]?.networks ?? []) expect(compose.networks[network]?.internal).toBe(true);
    }
  });
  it('lets the search service alone reach the index, which asks for no password', () => {
    const near = services.filter(([name, { networks }]) => name !== 'elasticsearch' && networks?.includes('index'));
    expect(near.map(([name]) => name)).toEqual(['search']);
  });
  it('keeps what must not be lost in named volumes', () => {
    const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]));
    expect(used.sort()).toEqual(Object.keys(compose.volumes).sort());
  });
});

describe('the environment of docker-compose.yml', () => {
  it.each(PROCESSES)('lets %s start in production, by its own rules', (name) => {
    const environment = { ...imageEnvironment(name), ...compose.services[name]?.environment };
    expect(environment.NODE_ENV).toBe('production');
    expect(() => parseConfig(environment, SHAPES[name])).not.toThrow();
  });
  it.each(PROCESSES)('sets nothing that %s does not read', (name) => {
    const unread = Object.keys(compose.services[name]?.environment ?? {}).filter((variable) => !(variable in SHAPES[name]));
    expect(unread).toEqual([]);
  });
  it('gives each process a database and a role of its own, which the one-shot job makes', () => {
    const made = /for name in ([\w ]+);/.exec(composeText())?.[1]?.split(' ');
    const used = PROCESSES.map((name) => URL.parse(compose.services[name]?.environment?.DATABASE_URL ?? ''));
    expect(used.map((url) => url?.pathname.slice(1))).toEqual(made);
    expect(used.map((url) => url?.username)).toEqual(made);
    const passwords = PROCESSES.map(
      (name) => compose.services.databases?.environment?.[`${name.toUpperCase().replaceAll('-', '_')}_PASSWORD`],
    );
    expect(used.map((url) => url?.password)).toEqual(passwords);
    expect(new Set(passwords).size).toBe(PROCESSES.length);
  });
  it('gives each process an account of its own in the broker, with the password that the broker loads', () => {
    const loaded = JSON.parse(compose.configs['broker-accounts']?.content ?? '') as { users: { name: string; password: string }[] };
    const used = PROCESSES.map((name) => URL.parse(compose.services[name]?.environment?.AMQP_URL ?? ''));
    expect(used.map((url) => ({ name: url?.username, password: url?.password, tags: '' }))).toEqual(
      loaded.users.filter(({ name }) => name !== 'operator'),
    );
    expect(used.map((url) => url?.username)).toEqual(BROKER_ACCOUNTS);
    expect(new Set(loaded.users.map(({ password }) => password)).size).toBe(PROCESSES.length + 1);
  });
  it('has the broker load what the contracts say of queues and rights', () => {
    const { file = '' } = compose.configs['broker-definitions'] ?? {};
    expect(JSON.parse(readRepositoryFile(file))).toEqual(brokerDefinitions('pusula'));
  });
  it('gives the seeding tool the databases of those whose data it makes', () => {
    const { environment = {} } = compose.services.seed ?? {};
    for (const name of ['identity', 'profile', 'catalog', 'search', 'mail']) {
      expect(environment[`${name.toUpperCase()}_DATABASE_URL`]).toBe(compose.services[name]?.environment?.DATABASE_URL);
    }
  });
  it.each(['identity', 'profile', 'catalog'] as const)('lets the seeding tool stand in for %s, by its rules', (name) => {
    const { environment = {} } = compose.services.seed ?? {};
    // The tool itself sees to its keys, of which nothing that it writes depends.
    const keys = environmentFile();
    const own = { DATABASE_URL: environment[`${name.toUpperCase()}_DATABASE_URL`], LINK_KEY: keys.LINK_KEY, AUDIT_KEY: keys.AUDIT_KEY };
    expect(() => parseConfig({ ...imageEnvironment('seed'), ...environment, ...own }, SHAPES[name])).not.toThrow();
  });
  it('gives the backup every database, and the account of the broker that may look into every queue', () => {
    const { environment = {} } = compose.services.backup ?? {};
    for (const name of PROCESSES) {
      const variable = `${name.toUpperCase().replaceAll('-', '_')}_DATABASE_URL`;
      expect(environment[variable]).toBe(compose.services[name]?.environment?.DATABASE_URL);
    }
    expect(URL.parse(environment.AMQP_URL ?? '')?.username).toBe('operator');
  });
  it('comes from .env.example and the generator, and uses all of both', () => {
    expect(
      variablesOf(composeText())
        .filter((name) => !GIVEN.includes(name))
        .sort(),
    ).toEqual(Object.keys(environmentFile()).sort());
  });
  it('has no secret without the generator', () => {
    const example = readVariables(readRepositoryFile('.env.example'));
    for (const name of Object.keys(generatedSecrets())) expect(() => readCompose({ ...environmentFile(), [name]: '' })).toThrow(name);
    expect(Object.keys(generatedSecrets()).filter((name) => name in example)).toEqual([]);
  });
});
