import { describe, expect, it } from '@jest/globals';
import { BadConfig, inDevelopment, neverInProduction, optional, parseConfig, secret } from './config.ts';
import {
  amqpAddress,
  bucketAddress,
  flag,
  keySet,
  postgresAddress,
  privateKey,
  serviceConfig,
  storeAddress,
  wholeNumber,
} from './config-shapes.ts';

const shape = {
  PORT: wholeNumber(1, 65_535).default(3_000),
  DATABASE_URL: postgresAddress(),
  AMQP_URL: inDevelopment(amqpAddress(), undefined),
  PUBLIC_URL: inDevelopment(secret(postgresAddress()), 'postgres://a:b@localhost/c'),
  VERBOSE: flag().default(false),
};
const good = { DATABASE_URL: 'postgres://u:p@db:5432/x' };
const messageOf = (env: Record<string, string>) => {
  try {
    parseConfig(env, shape);
  } catch (error) {
    if (error instanceof BadConfig) return error.message;
  }
  return '';
};

describe('the configuration', () => {
  it('is read with its types and defaults', () => {
    expect(parseConfig({ ...good, PORT: '80', VERBOSE: 'true' }, shape)).toEqual({
      PORT: 80,
      DATABASE_URL: good.DATABASE_URL,
      AMQP_URL: undefined,
      PUBLIC_URL: 'postgres://a:b@localhost/c',
      VERBOSE: true,
    });
  });
  it('names every bad variable at once, with what was expected', () => {
    const message = messageOf({ PORT: '99999', VERBOSE: 'perhaps' });
    expect(message).toContain('PORT: must be at most 65535 (it is "99999")');
    expect(message).toContain('DATABASE_URL: is not set');
    expect(message).toContain('VERBOSE: must be true or false (it is "perhaps")');
  });
  it('never shows a secret, not even a wrong one', () => {
    const message = messageOf({ DATABASE_URL: 'hunter2://hunter2', AMQP_URL: 'hunter2', PUBLIC_URL: 'hunter2' });
    expect(message.match(/it is a secret/g)).toHaveLength(3);
    expect(message).not.toContain('hunter2');
  });
  it('may leave out what is optional, and shows none of it where it is a secret', () => {
    const archive = { ARCHIVE: optional(bucketAddress()) };
    expect(parseConfig({ NODE_ENV: 'production' }, archive)).toEqual({ ARCHIVE: undefined });
    expect(() => parseConfig({ ARCHIVE: 'https://hunter2@host/bucket' }, archive)).toThrow(
      /ARCHIVE: has a value of the wrong form \(not shown/,
    );
  });
  it('S23: takes in production, where TLS is required, no address that is not encrypted', () => {
    const shape = {
      DATABASE_URL: serviceConfig.DATABASE_URL,
      AMQP_URL: serviceConfig.AMQP_URL,
      STORE: inDevelopment(storeAddress(), undefined),
      ARCHIVE: optional(bucketAddress()),
    };
    const plain = {
      DATABASE_URL: 'postgres://a:secret@b/c?sslmode=require',
      AMQP_URL: 'amqp://a:secret@b',
      STORE: 'http://b',
      ARCHIVE: 'http://a:secret@b/c',
    };
    const encrypted = {
      DATABASE_URL: 'postgres://a:secret@b/c?sslmode=verify-full',
      AMQP_URL: 'amqps://a:secret@b',
      STORE: 'https://b',
      ARCHIVE: 'https://a:secret@b/c',
    };
    const problemsOf = (environment: object) => {
      try {
        parseConfig({ NODE_ENV: 'production', ...environment }, shape);
        return [];
      } catch (error) {
        expect(String(error)).not.toContain('secret');
        return (error as BadConfig).problems.map(({ name }) => name);
      }
    };
    expect(problemsOf({ ...plain, REQUIRE_TLS: 'true' })).toEqual(['DATABASE_URL', 'AMQP_URL', 'STORE', 'ARCHIVE']);
    expect(problemsOf(plain)).toEqual([]);
    expect(problemsOf({ ...encrypted, REQUIRE_TLS: 'true' })).toEqual([]);
  });
  it('counts an empty variable as not set', () => expect(messageOf({ DATABASE_URL: '' })).toContain('DATABASE_URL: is not set'));
  it('falls back to nothing in production', () => {
    const message = messageOf({ ...good, NODE_ENV: 'production' });
    expect(message).toContain('AMQP_URL: is not set');
    expect(message).toContain('PUBLIC_URL: is not set');
  });
  it.each([
    [keySet(), '{"keys":[{"kty":"OKP","kid":"gateway-1"}]}', true],
    [keySet(), '{"keys":[]}', false],
    [keySet(), 'not json', false],
    [privateKey(), '{"kty":"OKP","kid":"gateway-1","d":"x"}', true],
    [privateKey(), '{"kty":"OKP","kid":"gateway-1"}', false],
    [wholeNumber(0, 9), '1e0', false],
    [wholeNumber(0, 9), '-1', false],
    [postgresAddress(), 'mysql://db', false],
  ])('key sets, keys, numbers and addresses are checked (%#)', (variable, value, right) => {
    expect(variable.safeParse(value).success).toBe(right);
  });

  it('refuses in production what is for laptops alone', () => {
    const toy = { TOY: neverInProduction(flag()) };
    expect(parseConfig({ TOY: 'true' }, toy)).toEqual({ TOY: true });
    expect(parseConfig({ NODE_ENV: 'production' }, toy)).toEqual({ TOY: undefined });
    expect(() => parseConfig({ NODE_ENV: 'production', TOY: 'true' }, toy)).toThrow('TOY: must not be set in production');
  });
});
