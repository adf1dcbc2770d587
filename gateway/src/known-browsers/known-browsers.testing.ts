import * as contracts from '@pusula/contracts';
import type { Answer } from '../testing/gateway-under-test.ts';
import { gatewaysOfFile } from '../testing/gateways-of-file.ts';
import { goodToken, RIGHT_PASSWORD } from '../testing/play-services.ts';

/** Two replicas for the tests of a file, and what an owner and strangers do with browsers there. */
export function browsersOfFile() {
  const file = gatewaysOfFile();
  const { call, clock, codeOf, gateways } = file;
  const login = (password: string, cookie?: string, email = 'owner@example.test') =>
    call(contracts.login, { authenticationType: 'Basic', email, password }, undefined, cookie === undefined ? {} : { cookie });
  /** A moment passes: what happens next is after it. */
  const cookieOf = (answer: Answer): string => {
    clock.advance(1);
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  return {
    ...file,
    login,
    cookieOf,
    knownBrowser: async (email?: string) => cookieOf(await login(RIGHT_PASSWORD, undefined, email)),
    guess: async (times: number, cookie?: string) => {
      const answers = [];
      for (let turn = 0; turn < times; turn += 1) answers.push(codeOf(await login('Yanlis1!', cookie)));
      return answers;
    },
    letsIn: async (cookie?: string) => (await login(RIGHT_PASSWORD, cookie)).status === 200,
    session: async (cookie?: string) => String((await login(RIGHT_PASSWORD, cookie)).body.token),
    resetPassword: async (email: string, cookie = '') =>
      call(contracts.resetPassword, { token: goodToken(email), password: 'New-Password-1' }, await gateways().first.publicToken(), {
        cookie,
      }),
  };
}
