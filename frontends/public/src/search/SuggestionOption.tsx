import type { Suggestion } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { MapPinIcon, SearchIcon, TreeIcon, UserIcon } from '@pusula/frontend-kit/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { MarkedWords } from './MarkedWords.tsx';

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s3);
  min-height: 42px;
  padding: 6px var(--s5);
  cursor: pointer;
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
  &:hover, &[aria-selected='true'] {
    background: var(--select);
  }
  @media (max-width: 720px) {
    padding-inline: var(--s4);
  }
`;
const Count = styled.span`
  margin-inline-start: auto;
  font: var(--t-small);
  font-variant-numeric: tabular-nums;
  color: var(--ink-3);
  white-space: nowrap;
`;

const Icon = ({ kind }: Pick<Suggestion, 'kind'>) => {
  if (kind === 'category') return <TreeIcon />;
  if (kind === 'city') return <MapPinIcon />;
  return kind === 'coach' ? <UserIcon /> : <SearchIcon />;
};

type OptionProps = { id: string; suggestion: Suggestion; isActive: boolean; onChoose: () => void };

export function SuggestionOption({ id, suggestion, isActive, onChoose }: OptionProps) {
  const { t } = useTexts('search');
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    <Option
      ref={element}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      // The text keeps the focus: the keyboard stays where it is.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <Icon kind={suggestion.kind} />
      <span>
        <MarkedWords of={suggestion} as="b" />
      </span>
      {suggestion.count !== null && <Count>{t('coaches', { count: suggestion.count })}</Count>}
    </Option>
  );
}
