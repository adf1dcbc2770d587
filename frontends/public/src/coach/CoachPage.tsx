import type { PublicCoach } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Breadcrumb, MapPinIcon, Section, Wrap } from '@pusula/frontend-kit/ui';
import { addressOf } from '../addresses/addresses.ts';
import { BreadcrumbData } from '../metadata/BreadcrumbData.tsx';
import { OtherLanguage } from '../search/OtherLanguage.tsx';
import { RESULTS_PATH } from '../search/search-address.ts';
import { Certificates } from './Certificates.tsx';
import { CoachLinks } from './CoachLinks.tsx';
import { CoachMetadata } from './CoachMetadata.tsx';
import { BigPortrait, Columns, Headline, Name, Person, Place, Prose } from './CoachPage.styles.ts';
import { ContactButtons } from './ContactButtons.tsx';
import { Specialties } from './Specialties.tsx';

const PORTRAIT_SIZES = '(max-width: 720px) 100vw, 380px';

export function CoachPage({ coach }: { coach: PublicCoach }) {
  const { t, language } = useTexts('coach');
  const name = `${coach.firstName} ${coach.lastName}`;
  const [main] = coach.categories;
  const crumbs = [
    { label: t('coaches'), to: RESULTS_PATH },
    ...(main ? [{ label: main.name, to: addressOf('category', language, main.slug) }] : []),
    { label: name },
  ];
  const own = coach.textLanguage === language ? undefined : coach.textLanguage;
  return (
    <Wrap>
      <CoachMetadata coach={coach} />
      <BreadcrumbData crumbs={crumbs} />
      <Breadcrumb crumbs={crumbs} />
      <Columns>
        <Person>
          <BigPortrait coach={coach} sizes={PORTRAIT_SIZES} first />
          <CoachLinks coach={coach} />
        </Person>
        <article>
          <header>
            <Name>{name}</Name>
            <Headline lang={own}>{coach.headline}</Headline>
            <Place>
              {coach.city && (
                <span>
                  <MapPinIcon />
                  {coach.city}
                </span>
              )}
              {coach.yearsOfPractice !== null && <span>{t('years', { count: coach.yearsOfPractice })}</span>}
              {own && <OtherLanguage language={own} />}
            </Place>
            <ContactButtons coach={coach} />
          </header>
          <Section title={t('about')}>
            <Prose lang={own}>
              {coach.bio.split(/\n{2,}/u).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </Prose>
          </Section>
          <Section title={t('specialties')}>
            <Specialties specialties={coach.categories} />
          </Section>
          {coach.certificates.length > 0 && (
            <Section title={t('certificates')}>
              <Certificates certificates={coach.certificates} />
            </Section>
          )}
        </article>
      </Columns>
    </Wrap>
  );
}
