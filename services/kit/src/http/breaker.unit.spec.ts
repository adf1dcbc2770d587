import { describe, expect, it } from '@jest/globals';
import { createBreaker } from './breaker.ts';

const broken = () => {
  let time = 0;
  const breaker = createBreaker(() => time);
  for (let failure = 0; failure < 5; failure += 1) breaker.failed();
  return {
    breaker,
    wait: (ms: number) => {
      time += ms;
    },
  };
};

describe('circuit breaker', () => {
  it('stays closed through four failures and a success', () => {
    const breaker = createBreaker(() => 0);
    for (let failure = 0; failure < 4; failure += 1) breaker.failed();
    breaker.succeeded();
    breaker.failed();
    expect(breaker.allows()).toBe(true);
  });

  it('opens after five failures in a row', () => {
    const { breaker } = broken();
    expect(breaker.allows()).toBe(false);
    expect(breaker.state()).toBe('open');
  });

  it('lets exactly one probe through after ten seconds', () => {
    const { breaker, wait } = broken();
    wait(10_000);
    expect([breaker.allows(), breaker.allows()]).toEqual([true, false]);
  });

  it('learns nothing of a call that was abandoned, and lets another probe', () => {
    const { breaker, wait } = broken();
    breaker.abandoned();
    expect(breaker.state()).toBe('open');
    wait(10_000);
    expect(breaker.allows()).toBe(true);
    breaker.abandoned();
    expect([breaker.state(), breaker.allows(), breaker.allows()]).toEqual(['half-open', true, false]);
  });

  it('closes when the probe succeeds and opens for ten more seconds when it fails', () => {
    const { breaker, wait } = broken();
    wait(10_000);
    breaker.allows();
    breaker.failed();
    wait(9_999);
    expect(breaker.allows()).toBe(false);
    wait(1);
    expect(breaker.allows()).toBe(true);
    breaker.succeeded();
    expect(breaker.state()).toBe('closed');
  });
});
