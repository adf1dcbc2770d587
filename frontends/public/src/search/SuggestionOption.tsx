import { useTexts } from '@pusula/frontend-kit/i18n';
import { HistoryIcon, MapPinIcon, SearchIcon, TreeIcon, UserIcon } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';
import { MarkedWords } from './MarkedWords.tsx';
import type { ShownSuggestion } from './shown-suggestions.ts';

const Option = styled.div`
  padding-block: 6px;
  > svg {
    flex: none;
    width: 18px;
    height: 18px;
    stroke-width: 1.6;
  }
  > .lucide {
    color: var(--ink-3);
  }
  b {
    font-weight: 700;
  }
  &[role='option'] {
    @media (max-width: 720px) {
      padding-inline: var(--s4);
    }
  }
`;
const Count = styled.span`
  margin-inline-start: auto;
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
  color: var(--ink-3);
  white-space: nowrap;
`;

const Words = styled.span`
  min-width: 0;
  small {
    display: block;
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    font: var(--t-small);
    color: var(--ink-3);
  }
`;
const Face = styled.img`
  flex: none;
  width: 36px;
  height: 45px;
  margin-inline-start: -9px;
  object-fit: cover;
  border-radius: var(--r1);
`;

const ICONS = { own: HistoryIcon, category: TreeIcon, city: MapPinIcon, coach: UserIcon, phrase: SearchIcon } as const;

function Sign({ kind, imageUrl }: Pick<ShownSuggestion, 'kind' | 'imageUrl'>) {
  const Icon = ICONS[kind];
  return imageUrl === '' ? <Icon /> : <Face src={imageUrl} alt="" />;
}

type OptionProps = { id: string; suggestion: ShownSuggestion; isActive: boolean; onChoose: () => void };

export function SuggestionOption({ id, suggestion, isActive, onChoose }: OptionProps) {
  const { t } = useTexts('search');
  return (
    <Option
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The text keeps the focus: the keyboard stays where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Sign kind={suggestion.kind} imageUrl={suggestion.imageUrl} />
      <Words>
        <MarkedWords of={suggestion} as="b" />
        {suggestion.detail !== '' && <small>{suggestion.detail}</small>}
      </Words>
      {suggestion.count !== null && <Count>{t('coaches', { count: suggestion.count })}</Count>}
    </Option>
  );
}
