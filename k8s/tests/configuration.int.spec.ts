import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { parseConfig } from '@pusula/service-kit/config';
import { PROCESSES, SHAPES } from '../settings/processes.ts';
import { imageEnvironment } from './dockerfile.ts';
import { forEachOverlay } from './for-each-overlay.ts';
import { containerOf } from './rendered.ts';
import { generatedSecrets } from './repository.ts';

/** Well-formed values for what operators put into Secrets; keys come from the generator that README.md names. */
const SECRETS: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://name:secret@postgres.pusula-data:5432/name?sslmode=verify-full',
  AMQP_URL: 'amqps://name:secret@rabbitmq.pusula-data:5671',
  ELASTICSEARCH_URL: 'https://name:secret@elasticsearch.pusula-data:9200',
  S3_ACCESS_KEY_ID: 'name',
  S3_SECRET_ACCESS_KEY: 'secret',
  SMTP_URL: 'smtps://name:secret@smtp.pusula.example:465',
};

/** Secrets that several processes read, by variable. */
const SHARED: Readonly<Record<string, string>> = { IDENTITY_JWKS: 'identity-jwks', LINK_KEY: 'link-key' };

forEachOverlay('configuration', ({ of }) => {
  const maps = new Map(of('ConfigMap').map(({ metadata, data = {} }) => [metadata.name, data]));
  const deploymentOf = (name: string) => {
    const found = of('Deployment').find(({ metadata }) => metadata.name === name);
    if (!found) throw new Error(`${name} is not deployed`);
    return containerOf(found);
  };
  const configured = (name: string) =>
    Object.assign({}, ...(deploymentOf(name).envFrom ?? []).map(({ configMapRef }) => maps.get(configMapRef?.name ?? ''))) as Record<
      string,
      string
    >;
  const references = (name: string) =>
    (deploymentOf(name).env ?? []).map(({ name: variable, valueFrom }) => {
      const { name: secret, key, optional = false } = valueFrom?.secretKeyRef ?? {};
      return { variable, secret, key, optional };
    });
  const known = { ...SECRETS, ...generatedSecrets() };

  it.each(PROCESSES)('gives %s all that it needs to start in production, in the form that it expects', (name) => {
    const required = references(name).filter(({ optional }) => !optional);
    const given = Object.fromEntries(required.map(({ variable }) => [variable, known[variable]]));
    const environment = { ...imageEnvironment(name), ...configured(name), ...given };
    // A file of the pod, not of this machine; that it is mounted there is a test of its own.
    if (environment.NODE_EXTRA_CA_CERTS) environment.NODE_EXTRA_CA_CERTS = fileURLToPath(import.meta.url);
    expect(() => parseConfig(environment, SHAPES[name])).not.toThrow();
    expect(environment.NODE_ENV).toBe('production');
  });
  it.each(PROCESSES)('mounts for %s the certificates that it is told to trust', (name) => {
    const { NODE_EXTRA_CA_CERTS: file } = configured(name);
    const mounted = (deploymentOf(name).volumeMounts ?? []).map(({ mountPath }) => mountPath);
    if (file) expect(mounted).toContain(dirname(file));
    expect(configured(name).REQUIRE_TLS === 'true').toBe(file !== undefined);
  });
  it.each(PROCESSES)('lets %s read its own Secret and the two that are shared, by keys named like the variables', (name) => {
    for (const { variable, secret, key } of references(name)) {
      expect({ secret, key }).toEqual({ secret: SHARED[variable] ?? name, key: variable });
    }
  });
  it('gives the key of mailed links to the two that make their tokens, and to nobody else', () => {
    const readers = PROCESSES.filter((name) => references(name).some(({ variable }) => variable === 'LINK_KEY'));
    expect(readers).toEqual(['identity', 'mail']);
  });
  it('gives the key of the audit log to the service that writes it, and to nobody else', () => {
    const readers = PROCESSES.filter((name) => references(name).some(({ variable }) => variable === 'AUDIT_KEY'));
    expect(readers).toEqual(['identity']);
  });
  it('keeps what is secret out of ConfigMaps', () => {
    const secretNames = [...Object.keys(known), 'OPENAI_API_KEY', 'EMBEDDINGS_API_KEY', 'FACEBOOK_APP_SECRET'];
    expect([...maps.values()].flatMap((data) => Object.keys(data)).filter((name) => secretNames.includes(name))).toEqual([]);
  });
  it('sets no variable that nobody reads', () => {
    for (const name of PROCESSES)
      expect(Object.keys(SHAPES[name])).toEqual(expect.arrayContaining(references(name).map(({ variable }) => variable)));
    for (const [map, data] of maps) {
      const readers = PROCESSES.filter((name) => deploymentOf(name).envFrom?.some(({ configMapRef }) => configMapRef?.name === map));
      const unread = Object.keys(data).filter((variable) => !readers.some((name) => variable in SHAPES[name]));
      expect([map, unread]).toEqual([map, []]);
    }
  });
});
