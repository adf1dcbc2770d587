import type { Localised } from '@pusula/contracts';
import { DEMO_LOGINS } from '../demo-people.ts';

/** Somebody who has an account at the demo's sign-in provider. Their addresses are reserved ones, so that no mail can reach anybody. */
export type ProviderPerson = {
  readonly sub: string;
  readonly given_name: string;
  readonly family_name: string;
  readonly email: string;
  /** What trying them shows. */
  readonly about: Localised<string>;
};

const NEW = { tr: 'İlk girişte kayıt adımları bu bilgilerle açılır', en: 'The first time, sign-up opens with these details' };

export const PROVIDER_PEOPLE: readonly ProviderPerson[] = [
  { sub: 'demo-1', given_name: 'İpek', family_name: 'Tanyeri', email: 'ipek.tanyeri@pusula.example', about: NEW },
  { sub: 'demo-2', given_name: 'Levent', family_name: 'Akarsu', email: 'levent.akarsu@pusula.example', about: NEW },
  {
    sub: 'demo-3',
    given_name: 'Selin',
    family_name: 'Erdem',
    email: DEMO_LOGINS.member,
    about: { tr: 'Pusula üyesi: hemen giriş yapar', en: 'A member already: signs in at once' },
  },
];
