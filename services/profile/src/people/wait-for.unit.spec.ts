import { describe, expect, it } from '@jest/globals';
import { waitFor } from './wait-for.ts';

const staying = new AbortController().signal;

describe('waiting for news', () => {
  it('does not wait for what is there', async () => {
    let asked = 0;
    expect(await waitFor(async () => ++asked, staying)).toBe(1);
  });

  it('asks again until it is there', async () => {
    let asked = 0;
    expect(await waitFor(async () => (++asked < 3 ? undefined : asked), staying)).toBe(3);
  });

  it('ends without an answer when whoever asked hangs up', async () => {
    const caller = new AbortController();
    let asked = 0;
    const answer = waitFor(async () => {
      asked += 1;
      if (asked === 2) caller.abort();
      return undefined;
    }, caller.signal);
    expect([await answer, asked]).toEqual([undefined, 2]);
  });

  it('passes on what goes wrong', async () => {
    await expect(waitFor(() => Promise.reject(new Error('away')), staying)).rejects.toThrow('away');
  });
});
