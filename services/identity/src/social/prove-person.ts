import type { SocialProvider } from '@pusula/contracts';
import { failure } from '@pusula/service-kit/service';
import type { Deps } from '../deps.ts';
import { hashOf } from '../mailed-links/mailed-link.ts';
import type { PersonWithToken, ProvenPerson } from './provider.ts';
import { requireOpenSocialAttempt } from './social-attempts.ts';

type ProveDeps = Pick<Deps, 'db' | 'clock' | 'providers'>;

/**
 * Whom a provider's token speaks for.
 * @throws failure: PROVIDER_NOT_CONFIGURED, the provider's code for a token that is forged, old, used, or was made for somebody else, SERVICE_UNAVAILABLE
 */
export async function provePerson({ db, clock, providers }: ProveDeps, type: SocialProvider, token: string): Promise<PersonWithToken> {
  const person = { ...(await providers.require(type).prove(token)), tokenHash: hashOf(token) };
  await requireOpenSocialAttempt(db.manager, person, clock.now());
  return person;
}

/**
 * Makes sure that a person comes with an address to go by (S21).
 * @param expected the address that the caller spoke of
 * @throws failure('EMAIL_VALIDATION_FAILED')
 */
export function requireAddress({ email, addressProof }: ProvenPerson, expected: string = email): void {
  if (addressProof === 'none' || email !== expected) throw failure('EMAIL_VALIDATION_FAILED');
}
