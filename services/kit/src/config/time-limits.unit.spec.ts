import { describe, expect, it } from '@jest/globals';
import { LIMITS, SERVER_LIMITS } from '@pusula/contracts';
import { readTimeoutScale, TIME_LIMITS, timeLimit } from './time-limits.ts';

describe('the limits of waiting', () => {
  it('are as long as written without TIMEOUT_SCALE, and with one that the configuration refuses', () => {
    expect([undefined, '', '0', '11', '1.5', 'slow'].map(readTimeoutScale)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(['1', '4', '10'].map(readTimeoutScale)).toEqual([1, 4, 10]);
  });

  it('end before whoever waits behind them gives up', () => {
    const call = timeLimit(LIMITS.gatewayHopTimeoutMs);
    expect(TIME_LIMITS.statement).toBeLessThan(TIME_LIMITS.statementByClient);
    for (const name of ['databaseConnect', 'statementByClient', 'objectStore', 'brokerSession', 'queueCount'] as const)
      expect([name, TIME_LIMITS[name] < call]).toEqual([name, true]);
    expect(TIME_LIMITS.objectStoreRequest).toBeLessThan(TIME_LIMITS.objectStore);
    expect(TIME_LIMITS.readinessProbe).toBeLessThan(TIME_LIMITS.readinessReport);
    expect(timeLimit(SERVER_LIMITS.providerTimeoutMs)).toBeLessThan(call);
  });

  it('R4: let a reader know within two seconds that the index is away', () => {
    for (const name of ['indexAnswer', 'indexStatus'] as const) expect([name, TIME_LIMITS[name] < timeLimit(2_000)]).toEqual([name, true]);
  });
});
