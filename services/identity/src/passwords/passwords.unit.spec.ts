import { describe, expect, it } from '@jest/globals';
import { createPasswords, PASSWORD_COST } from './passwords.ts';

const passwords = createPasswords();

describe('S8: passwords', () => {
  it('are kept as argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await passwords.hash('Deneme1!')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('are recognised, however their letters were composed', async () => {
    const hash = await passwords.hash('Gü\u0308zel1!'.normalize('NFD'));
    expect(await passwords.verify(hash, 'Gü\u0308zel1!'.normalize('NFC'))).toBe(true);
    expect(await passwords.verify(hash, 'Guzel1!')).toBe(false);
  });

  it('take 128 characters and tell the last one', async () => {
    const long = 'x'.repeat(128);
    expect(await passwords.verify(await passwords.hash(long), `${long.slice(0, -1)}y`)).toBe(false);
  });

  it('never match when there is no hash', async () => {
    expect(await passwords.verify(null, '')).toBe(false);
  });

  it('are outdated when made with less work, or by another algorithm', async () => {
    const weaker = await createPasswords({ ...PASSWORD_COST, memoryCost: 8 * 1024 }).hash('Deneme1!');
    const stronger = await createPasswords({ ...PASSWORD_COST, timeCost: 3 }).hash('Deneme1!');
    expect([weaker, '$2b$10$abcdefghijklmnopqrstuv', stronger].map(passwords.isOutdated)).toEqual([true, true, false]);
  });
});
