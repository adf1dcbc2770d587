import type { PublicCoach, SpecialtyRef } from '@pusula/contracts';
import type { ReactNode } from 'react';
import { PRACTICE_FACTS } from '../fields/practice-facts.ts';
import { MapPinIcon } from '../ui/icons.ts';
import { Section } from '../ui/Section.tsx';
import { Certificates } from './Certificates.tsx';
import { CoachLinks } from './CoachLinks.tsx';
import { Actions, BigPortrait, CoachName, CoachPlace, Columns, Headline, Person, Prose, Room } from './CoachProfile.styles.ts';
import { ContactButtons } from './ContactButtons.tsx';
import { hasLongWord } from './long-name.ts';
import { OtherLanguage } from './OtherLanguage.tsx';
import { paragraphsOf } from './paragraphs.ts';
import { Specialties } from './Specialties.tsx';
import { useCoachTexts } from './texts.ts';
import { useFactNames } from './use-fact-names.ts';

const PORTRAIT_SIZES = '(max-width: 720px) 100vw, 380px';
const BELOW = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5' } as const;

type CoachProfileProps = {
  coach: PublicCoach;
  /** Of the name; the sections' headings lie one below it. */
  heading?: 'h1' | 'h2' | 'h3';
  /** The page of a specialty. Left out in a preview, from which nothing leads away. */
  specialtyAddress?: (specialty: SpecialtyRef) => string;
  /** What a reader can do next. Left out, as in a preview: the contact alone. */
  actions?: ReactNode;
  /** Under the facts: what the reader found this coach for. */
  foundFor?: ReactNode;
};

/** A coach as visitors see one. It fits itself to the width of its place, so that a preview in a narrow panel looks like the page on a phone. */
export function CoachProfile(props: CoachProfileProps) {
  const { coach, heading = 'h1', specialtyAddress, actions = <ContactButtons coach={coach} />, foundFor } = props;
  const { t, language } = useCoachTexts();
  const { factLine } = useFactNames();
  const own = coach.textLanguage === language ? undefined : coach.textLanguage;
  const paragraphs = paragraphsOf(coach.bio);
  const name = `${coach.firstName} ${coach.lastName}`;
  const facts = factLine(coach, PRACTICE_FACTS);
  return (
    <Room>
      <Columns>
        <Person>
          <BigPortrait coach={coach} sizes={PORTRAIT_SIZES} first {...(heading === 'h1' && { isOf: coach.slug })} />
          <Actions>{actions}</Actions>
          <CoachLinks coach={coach} />
        </Person>
        <article>
          <header>
            <CoachName as={heading} $long={hasLongWord(name)}>
              {name}
            </CoachName>
            <Headline lang={own}>{coach.headline}</Headline>
            <CoachPlace>
              {facts && (
                <span>
                  {coach.city && <MapPinIcon />}
                  {facts}
                </span>
              )}
              {own && <OtherLanguage language={own} />}
            </CoachPlace>
            {foundFor}
          </header>
          {paragraphs.length > 0 && (
            <Section title={t('about')} heading={BELOW[heading]}>
              <Prose lang={own}>
                {paragraphs.map(({ key, text }) => (
                  <p key={key}>{text}</p>
                ))}
              </Prose>
            </Section>
          )}
          {coach.categories.length > 0 && (
            <Section title={t('specialties')} heading={BELOW[heading]}>
              <Specialties specialties={coach.categories} addressOf={specialtyAddress} />
            </Section>
          )}
          {coach.certificates.length > 0 && (
            <Section title={t('certificates')} heading={BELOW[heading]}>
              <Certificates certificates={coach.certificates} heading={BELOW[BELOW[heading]]} />
            </Section>
          )}
        </article>
      </Columns>
    </Room>
  );
}
