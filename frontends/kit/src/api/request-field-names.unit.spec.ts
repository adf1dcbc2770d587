import { describe, expect, it } from '@jest/globals';
import { ENDPOINTS, wireFields } from '@pusula/contracts';
import { browser, closeBrowser, failureOf, user } from './browser.testing.ts';
import { wireInput } from './request-field-names.ts';
import type { EndpointRoute } from './types.ts';

const inCode = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

describe('the fields of a call', () => {
  it('are sent by the names that its contract gives them', () => {
    const sent = ENDPOINTS.map(({ route, input }) => {
      const fields = Object.fromEntries(wireFields(input).map((name) => [inCode(name), null]));
      return [route, Object.keys(wireInput(route as EndpointRoute, fields) as object)];
    });
    expect(sent).toEqual(ENDPOINTS.map(({ route, input }) => [route, wireFields(input)]));
  });

  it('are refused by their names in the code', async () => {
    const details = [{ path: 'Certificates.0.name', problem: 'too long' }];
    const body = { success: false, errorMessage: 'VALIDATION_FAILED', details };
    const route = 'POST /user/update-coaching-certificates';
    const { client, callsTo } = await browser({ [route]: () => ({ status: 400, body }) }, { stored: user('t') });
    const failure = await failureOf(client.call(route, { userId: 'me', certificates: [] }));
    await closeBrowser();
    expect(callsTo(route).map(({ input }) => input)).toEqual([{ UserId: 'me', Certificates: [] }]);
    expect(failure).toMatchObject({ details: [{ path: 'certificates.0.name', problem: 'too long' }] });
  });
});
