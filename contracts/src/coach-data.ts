import type { PublicCoach } from './coaches.ts';
import { coachLinks } from './web-addresses.ts';

/**
 * Who a coach is and what is offered. Nothing is said that nobody said: there are no ratings, so none are claimed.
 * @param url the coach's page
 * @param jobTitle `Coach` in the page's language
 */
export function coachData(coach: PublicCoach, url: string, jobTitle: string): object {
  const { origin } = new URL(url);
  const person = `${url}#person`;
  const about = {
    description: coach.headline,
    url,
    ...(coach.imageUrl && { image: new URL(coach.imageUrl, origin).href }),
    ...(coach.phone && { telephone: coach.phone }),
    ...(coach.city && { address: { '@type': 'PostalAddress', addressLocality: coach.city, addressCountry: coach.country } }),
    knowsAbout: coach.categories.map(({ name }) => name),
  };
  const name = `${coach.firstName} ${coach.lastName}`;
  const service = { '@type': 'ProfessionalService', '@id': `${url}#service`, name, ...about, employee: { '@id': person } };
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Person',
        '@id': person,
        name,
        givenName: coach.firstName,
        familyName: coach.lastName,
        jobTitle,
        ...about,
        sameAs: coachLinks(coach).map(({ href }) => href),
        hasCredential: coach.certificates.map((certificate) => ({
          '@type': 'EducationalOccupationalCredential',
          name: certificate.name,
          identifier: certificate.credentialId,
          dateCreated: certificate.issueDate,
          ...(certificate.expiryDate && { expires: certificate.expiryDate }),
          recognizedBy: { '@type': 'Organization', name: certificate.issuer },
        })),
      },
      // A place of business has an address, or it is none.
      ...(coach.city ? [service] : []),
    ],
  };
}
