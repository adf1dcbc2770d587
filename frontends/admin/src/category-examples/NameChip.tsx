import type { Language } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { RemovableChip } from '@pusula/frontend-kit/ui';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import { type ExampleRow, stateOf } from './example-rows.ts';

const Chip = styled(RemovableChip)<{ $isNew: boolean }>`
  max-width: 100%;
  padding-block: 7px;
  ${({ $isNew }) => $isNew && 'border-left: 2px solid var(--saffron);'}
  line-height: 1.4;
  text-align: start;
  overflow-wrap: anywhere;
  svg {
    flex: none;
  }
  small {
    font: var(--t-micro);
    color: var(--ink-3);
    white-space: nowrap;
  }
`;

type NameChipProps = {
  row: ExampleRow;
  language: Language;
  isRepeated: boolean;
  onPress: (row: ExampleRow, event: MouseEvent) => void;
};

/** One name. Pressed, a new one goes at once; one that is saved goes with the next save, until when another press puts it back. */
export function NameChip({ row, language, isRepeated, onPress }: NameChipProps) {
  const { t } = useTexts('categoryExamples');
  const { text, isRemoved } = row;
  const state = stateOf(row);
  const said = isRepeated ? t('names.repeated') : state !== 'kept' && t(`state.${state}`);
  const label = isRemoved ? t('names.restore', { name: text }) : t('remove', { sentence: text });
  return (
    <Chip
      $isNew={state === 'added'}
      isRemoved={isRemoved}
      aria-label={said ? `${label} (${said})` : label}
      onClick={(event) => onPress(row, event)}
    >
      <span lang={language}>{text}</span>
      {said && <small>{said}</small>}
    </Chip>
  );
}
