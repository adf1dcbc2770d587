import type { PublicCoach } from './coaches.ts';
import type { Language } from './values.ts';
import { coachLinks } from './web-addresses.ts';

type CoachPage = {
  /** The coach's page. */
  readonly url: string;
  readonly language: Language;
  /** `Coach` in the page's language. */
  readonly jobTitle: string;
};

/** Lists that are empty say nothing, and search engines warn of them. */
const listed = (name: string, items: readonly unknown[]): object => (items.length > 0 ? { [name]: items } : {});

/** A profile page and whom it is about. Nothing is said that nobody said: there are no ratings, so none are claimed, and a person is no place of business. */
export function coachData(coach: PublicCoach, { url, language, jobTitle }: CoachPage): object {
  const { origin } = new URL(url);
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    '@id': url,
    url,
    inLanguage: language,
    dateModified: coach.updatedAt,
    mainEntity: {
      '@type': 'Person',
      '@id': `${url}#person`,
      name: `${coach.firstName} ${coach.lastName}`,
      givenName: coach.firstName,
      familyName: coach.lastName,
      identifier: coach.id,
      jobTitle,
      description: coach.headline,
      url,
      ...(coach.imageUrl && { image: new URL(coach.imageUrl, origin).href }),
      ...(coach.phone && { telephone: coach.phone }),
      ...(coach.city && { address: { '@type': 'PostalAddress', addressLocality: coach.city, addressCountry: coach.country } }),
      ...listed(
        'knowsAbout',
        coach.categories.map(({ name }) => name),
      ),
      ...listed(
        'sameAs',
        coachLinks(coach).map(({ href }) => href),
      ),
      ...listed('hasCredential', coach.certificates.map(credential)),
    },
  };
}

const credential = ({ name, credentialId, issueDate, expiryDate, issuer }: PublicCoach['certificates'][number]): object => ({
  '@type': 'EducationalOccupationalCredential',
  name,
  ...(credentialId && { identifier: credentialId }),
  dateCreated: issueDate,
  ...(expiryDate && { expires: expiryDate }),
  recognizedBy: { '@type': 'Organization', name: issuer },
});
