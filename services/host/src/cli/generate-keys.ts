/** Prints fresh secrets for an installation, one `NAME=value` a line: for the .env of docker-compose.yml, and for a shell that makes Kubernetes Secrets of them. */
import { randomBytes } from 'node:crypto';
import { SERVICE_NAMES } from '@pusula/contracts';
import { newKeys } from '../keys.ts';
import { print } from '../progress.ts';

/** Hexadecimal: a password that needs no escaping inside an address. */
const password = () => randomBytes(24).toString('hex');
const PROCESSES = ['gateway', ...SERVICE_NAMES];
const ofEach = (what: string) => PROCESSES.map((name) => `${name.toUpperCase().replaceAll('-', '_')}_${what}_PASSWORD`);

const { tokenKeys, identityKey, identityJwks, emailHashKey, linkKey, auditKey } = await newKeys();
print(`TOKEN_KEYS='${tokenKeys}'`);
print(`IDENTITY_KEY='${identityKey}'`);
print(`IDENTITY_JWKS='${identityJwks}'`);
print(`EMAIL_HASH_KEY=${emailHashKey}`);
print(`LINK_KEY=${linkKey}`);
print(`AUDIT_KEY=${auditKey}`);
for (const name of ['POSTGRES_PASSWORD', ...ofEach('DATABASE'), 'RABBITMQ_PASSWORD', ...ofEach('RABBITMQ'), 'S3_SECRET_ACCESS_KEY']) {
  print(`${name}=${password()}`);
}
