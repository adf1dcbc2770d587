import { coachAddress, type FoundCoach } from '@pusula/contracts';
import { hasLongWord, ListedFacts, Portrait } from '@pusula/frontend-kit/coach';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { Link } from 'react-router-dom';
import { FoundWhy } from './FoundWhy.tsx';
import { MarkedWords } from './MarkedWords.tsx';
import { quote } from './quote.ts';
import { CoachName, Headline, Quote, ResultItem } from './ResultRow.styles.ts';

const PORTRAIT_SIZES = '(max-width: 720px) 84px, 144px';

type ResultRowProps = {
  coach: FoundCoach;
  /** Of its page: the portrait is loaded at once and before all others. */
  first?: boolean;
  /** One below the heading of the list. */
  heading?: 'h2' | 'h3';
  /** What the reason answers; why it was found, when left out. */
  whyTitle?: string;
};

/** A coach in a list: who, where, what for, in the coach's own words, and why. */
export function ResultRow({ coach, first = false, heading = 'h2', whyTitle }: ResultRowProps) {
  const { language } = useTexts('search');
  const address = coachAddress(language, coach.slug);
  const { headline, bio } = coach.highlights;
  const name = `${coach.firstName} ${coach.lastName}`;
  const own = coach.textLanguage === language ? undefined : coach.textLanguage;
  const quoted = quote(bio ?? { text: coach.bio, marks: [] });
  return (
    <ResultItem>
      <Portrait coach={coach} sizes={PORTRAIT_SIZES} first={first} decorative leadsTo={address} />
      <div>
        <CoachName as={heading} $long={hasLongWord(name)}>
          <Link to={address}>{name}</Link>
        </CoachName>
        <Headline lang={own}>
          <MarkedWords of={headline ?? { text: coach.headline, marks: [] }} />
        </Headline>
        <ListedFacts coach={coach} language={own} />
      </div>
      <Quote lang={own}>
        “<MarkedWords of={quoted} />”
      </Quote>
      <FoundWhy coach={coach} title={whyTitle} />
    </ResultItem>
  );
}
