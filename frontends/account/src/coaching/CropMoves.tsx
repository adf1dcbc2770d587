import { useTexts } from '@pusula/frontend-kit/i18n';
import { ArrowDownIcon, ArrowLeftIcon, ArrowRightIcon, ArrowUpIcon, Button } from '@pusula/frontend-kit/ui';
import type { RefObject } from 'react';
import { styled } from 'styled-components';

const MoveButtons = styled.div`
  display: flex;
  gap: var(--s1);
`;

const MOVES = [
  ['left', 'ArrowLeft', ArrowLeftIcon],
  ['up', 'ArrowUp', ArrowUpIcon],
  ['down', 'ArrowDown', ArrowDownIcon],
  ['right', 'ArrowRight', ArrowRightIcon],
] as const;

/** Moves the photograph press by press, for whoever can neither drag nor type: each is an arrow key to the cropper, which knows how far it may go. */
export function CropMoves({ cropper }: { cropper: RefObject<HTMLDivElement | null> | null }) {
  const { t } = useTexts('coaching');
  const press = (key: string) => {
    for (const type of ['keydown', 'keyup']) cropper?.current?.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true }));
  };
  return (
    <MoveButtons role="group" aria-label={t('picture.move')}>
      {MOVES.map(([direction, key, Icon]) => (
        <Button key={key} look="line" small aria-label={t(`picture.moves.${direction}`)} onClick={() => press(key)}>
          <Icon aria-hidden />
        </Button>
      ))}
    </MoveButtons>
  );
}
