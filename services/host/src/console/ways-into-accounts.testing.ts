import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import * as contracts from '@pusula/contracts';
import type { ProductUnderTest } from '../product.testing.ts';
import { type Console, codeOf } from './console.testing.ts';
import { CAN, DEFNE, MEMBERS, NILUFER, PASSWORD, type Somebody } from './people.testing.ts';

const [ONUR] = MEMBERS as [Somebody, ...Somebody[]];
const STOLEN = 'stolen@pusula.example';
const NOBODYS = '01k00000000000000000000000';

type Attempt = readonly [endpoint: contracts.Endpoint, input: object];
const edit = ({ id }: Somebody, fields: object): Attempt => [contracts.updateUser, { user: { id, ...fields } }];

/** Whatever changes who can get into an account: of a member and of another administrator, one by one and among many. */
const OTHERS: Readonly<Record<string, Attempt>> = Object.fromEntries(
  [ONUR, NILUFER].flatMap((whom) => [
    [`the address of ${whom.firstName}`, edit(whom, { email: STOLEN })],
    [`the address of ${whom.firstName}, with the name`, edit(whom, { email: STOLEN, firstName: 'Başka' })],
    [`the role of ${whom.firstName}`, edit(whom, { userType: 'coach' })],
    [`the status of ${whom.firstName}`, edit(whom, { status: 'disabled' })],
    [`the status of ${whom.firstName}, among many`, [contracts.setUserStatuses, { ids: [whom.id, CAN.id], status: 'disabled' }]],
    [`the account of ${whom.firstName}, deleted by an edit`, edit(whom, { status: 'deleted' })],
    [`the account of ${whom.firstName}, deleted`, [contracts.deleteUser, { id: whom.id }]],
  ]),
);
/** Of the administrator's own account. */
const OWN: Readonly<Record<string, Attempt>> = {
  'their own address': edit(DEFNE, { email: STOLEN }),
  'their own role': edit(DEFNE, { userType: 'member' }),
  'their own status': edit(DEFNE, { status: 'disabled' }),
  'their own account, deleted': [contracts.deleteUser, { id: DEFNE.id }],
};
const FACTORS: Readonly<Record<string, Attempt>> = {
  'a new passkey': [contracts.newPasskeyOptions, {}],
  'a passkey that goes': [contracts.removePasskey, { id: NOBODYS }],
  'new recovery codes': [contracts.renewRecoveryCodes, {}],
  'a provider that opens it': [contracts.linkProvider, { authenticationType: 'Demo', token: 'x' }],
};
const EVERYBODY: Readonly<Record<string, Attempt>> = { 'everybody, as a file': [contracts.exportUsers, {}] };

type Standing = {
  /** Before they sign in, and after it. */
  readonly before?: string;
  readonly after?: string;
  /** What answers each kind of attempt. */
  readonly answers: readonly (readonly [attempts: Readonly<Record<string, Attempt>>, code: contracts.ErrorCode])[];
};
const GRACE_IS_OVER = `update account set admin_since = now() - interval '1 year' where id = $1`;
const WITHIN_GRACE = 'update account set admin_since = now() where id = $1';
const WITHOUT_PROOF = [
  [{ ...OTHERS, ...FACTORS, ...EVERYBODY }, 'PROOF_REQUIRED'],
  [OWN, 'OWN_ACCOUNT'],
] as const;
const STANDINGS: Readonly<Record<string, Standing>> = {
  'just signed in': { answers: [[OWN, 'OWN_ACCOUNT']] },
  'with an old proof': {
    after: `update session set proven_at = proven_at - interval '10 minutes' where account_id = $1`,
    answers: WITHOUT_PROOF,
  },
  'without any proof': { after: 'update session set proven_at = null where account_id = $1', answers: WITHOUT_PROOF },
  'without a factor, the grace over': { before: GRACE_IS_OVER, answers: [[{ ...OTHERS, ...OWN, ...EVERYBODY }, 'FACTOR_REQUIRED']] },
};

/** What holds against whoever has got hold of an administrator's token. @param started the product, once it runs */
export function waysIntoAccounts(started: () => { readonly product: ProductUnderTest; readonly visits: Console }): void {
  let product: ProductUnderTest;
  let visits: Console;
  let token: string;
  beforeAll(() => {
    ({ product, visits } = started());
  });
  const attempt = ([endpoint, input]: Attempt) => codeOf(product.call(endpoint, token, input));
  /** All that an attempt could have changed. */
  const state = async () => [
    await product.query('identity', 'select id, email, user_type, status, is_verified, has_passkey, version from account order by id'),
    await product.query('profile', 'select id, first_name from person order by id'),
  ];

  for (const [standing, { before, after, answers }] of Object.entries(STANDINGS))
    describe(`an administrator ${standing}`, () => {
      beforeAll(async () => {
        if (before) await product.query('identity', before, [DEFNE.id]);
        token = await visits.signIn(DEFNE);
        if (after) await product.query('gateway', after, [DEFNE.id]);
      });
      afterAll(() => product.query('identity', WITHIN_GRACE, [DEFNE.id]));

      const rows = answers.flatMap(([attempts, code]) => Object.entries(attempts).map(([what, call]) => [what, code, call] as const));
      it.each(rows)('changes nothing of %s: %s', async (_what, code, call) => {
        const untouched = await state();
        expect(await attempt(call)).toBe(code);
        expect(await state()).toEqual(untouched);
      });
    });

  it('a proof opens what it is for, and what is nobody’s way in needs none', async () => {
    token = await visits.signIn(DEFNE);
    await product.query('gateway', 'update session set proven_at = null where account_id = $1', [DEFNE.id]);
    expect(await attempt(edit(ONUR, { phone: '5320000001', status: 'enabled' }))).toBeUndefined();
    expect(await attempt(edit(ONUR, { status: 'disabled' }))).toBe('PROOF_REQUIRED');
    await product.call(contracts.prove, token, { password: PASSWORD });
    for (const status of ['disabled', 'enabled']) expect(await attempt(edit(ONUR, { status }))).toBeUndefined();
  });
}
