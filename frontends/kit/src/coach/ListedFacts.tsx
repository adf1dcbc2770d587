import type { Language } from '@pusula/contracts';
import { styled } from 'styled-components';
import { MapPinIcon } from '../ui/icons.ts';
import { OtherLanguage } from './OtherLanguage.tsx';
import { useFactNames } from './use-fact-names.ts';

const Facts = styled.p<{ $oneBelowTheOther: boolean }>`
  display: ${({ $oneBelowTheOther }) => ($oneBelowTheOther ? 'grid' : 'flex')};
  flex-wrap: wrap;
  gap: 2px var(--s4);
  margin-top: var(--s2);
  font: var(--t-small);
  color: var(--ink-3);
  > span {
    display: inline-flex;
    gap: 5px;
  }
  /* Beside the first line, where there are two. */
  .lucide {
    flex: none;
    margin-top: 3px;
    width: 15px;
    height: 15px;
    stroke-width: 1.6;
  }
`;

/** What decides whether a coach is for the reader at all. */
const SHOWN_FACTS = ['sessionFormats', 'yearsOfPractice', 'offersFreeFirstSession'] as const;

type ListedFactsProps = {
  coach: Parameters<ReturnType<typeof useFactNames>['factLine']>[0] & { readonly categories: readonly { readonly name: string }[] };
  /** What the coach wrote in, where it is not the reader's. */
  language: Language | undefined;
  oneBelowTheOther?: boolean;
};

/** Where, how and for what a coach in a list works. */
export function ListedFacts({ coach, language, oneBelowTheOther = false }: ListedFactsProps) {
  const facts = useFactNames().factLine(coach, SHOWN_FACTS);
  return (
    <Facts $oneBelowTheOther={oneBelowTheOther}>
      {facts && (
        <span>
          {coach.city && <MapPinIcon />}
          {facts}
        </span>
      )}
      <span>{coach.categories.map(({ name }) => name).join(', ')}</span>
      {language && <OtherLanguage language={language} />}
    </Facts>
  );
}
