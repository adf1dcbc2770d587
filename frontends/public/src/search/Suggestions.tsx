import { useTexts } from '@pusula/frontend-kit/i18n';
import { OptionList } from '@pusula/frontend-kit/ui';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { SuggestionOption } from './SuggestionOption.tsx';
import { grouped, type ShownSuggestion } from './shown-suggestions.ts';
import { suggestions as facts } from './suggestions.slice.ts';
import { LimitNote } from './WrittenLength.tsx';

const SuggestionList = styled(OptionList)`
  max-height: min(70svh, 560px);
  overflow-y: auto;
  ${LimitNote} ~ & {
    top: calc(100% + 34px);
  }
  ul + h3, div + div > h3 {
    border-top: 1px solid var(--rule);
    margin-top: var(--s2);
    padding-top: var(--s3);
  }
`;
const Title = styled.h3`
  font: var(--t-micro);
  color: var(--ink-3);
  padding: var(--s2) var(--s5) var(--s1);
  @media (max-width: 720px) {
    padding-inline: var(--s4);
  }
`;
const Forget = styled.button`
  margin: var(--s1) var(--s5) var(--s2);
  font: var(--t-small);
  color: var(--ink-2);
  text-decoration: underline;
  text-underline-offset: 3px;
  min-height: 32px;
  @media (max-width: 720px) {
    margin-inline: var(--s4);
  }
`;
const Keys = styled.p`
  display: flex;
  gap: var(--s5);
  border-top: 1px solid var(--rule);
  margin-top: var(--s2);
  padding: var(--s3) var(--s5) var(--s1);
  font: var(--t-micro);
  color: var(--ink-3);
  kbd {
    font: var(--t-micro);
    border: 1px solid var(--rule-2);
    border-radius: var(--r1);
    padding: 1px 5px;
    color: var(--ink-2);
  }
  @media (max-width: 720px), (pointer: coarse) {
    display: none;
  }
`;

type SuggestionsProps = {
  id: string;
  /** In the order they are shown. */
  shown: readonly ShownSuggestion[];
  active: number;
  optionId: (index: number) => string;
  onChoose: (index: number) => void;
  /** Forgets the visitor's own searches. */
  onForget: () => void;
};

export function Suggestions({ id, shown, active, optionId, onChoose, onForget }: SuggestionsProps) {
  const { t } = useTexts('search');
  const dispatch = useDispatch();
  return (
    // A pointer that merely rests where the list has opened wants none of it, and does not move.
    <SuggestionList onPointerMove={() => dispatch(facts.pointedAt())} onPointerLeave={() => dispatch(facts.pointedElsewhere())}>
      <div id={id} role="listbox" aria-label={t('suggestions.label')}>
        {grouped(shown).map(({ kind, first, suggestions }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has groups of options, not fieldsets
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <Title id={`${id}-${kind}`} role="presentation">
              {t(`suggestions.${kind}`)}
            </Title>
            {suggestions.map((suggestion, place) => (
              <SuggestionOption
                key={`${suggestion.text}:${suggestion.target}`}
                id={optionId(first + place)}
                suggestion={suggestion}
                isActive={first + place === active}
                onChoose={() => onChoose(first + place)}
              />
            ))}
          </div>
        ))}
      </div>
      {shown[0]?.kind === 'own' && (
        // The text keeps the focus.
        <Forget type="button" tabIndex={-1} onPointerDown={(event) => event.preventDefault()} onClick={onForget}>
          {t('suggestions.forget')}
        </Forget>
      )}
      <Keys aria-hidden="true">
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('suggestions.walk')}
        </span>
        <span>
          <kbd>{t('suggestions.enter')}</kbd> {t('suggestions.take')}
        </span>
        <span>
          <kbd>{t('suggestions.escape')}</kbd> {t('suggestions.close')}
        </span>
      </Keys>
    </SuggestionList>
  );
}
