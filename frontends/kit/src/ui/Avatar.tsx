import { upper, useTexts } from '@pusula/frontend-kit/i18n';
import { styled } from 'styled-components';
import { Picture } from './Picture.tsx';

const AvatarCircle = styled.span<{ $size: number }>`
  display: block;
  flex: none;
  width: ${({ $size }) => $size}px;
`;
const Letters = styled.span<{ $size: number }>`
  aspect-ratio: 1;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: var(--info-wash);
  color: var(--ink);
  font: ${({ $size }) => ($size < 64 ? '600 0.8125rem/1 var(--sans)' : '400 2rem/1 var(--serif)')};
`;

const letters = new Intl.Segmenter();
/** What its reader takes for one character, which may be made of several: `é`, a flag, a family. */
const firstLetter = (name: string) => letters.segment(name)[Symbol.iterator]().next().value?.segment ?? '';

type AvatarProps = { firstName: string; lastName: string; imageUrl: string; size?: number };

/** A person in a circle; the name stands beside it, so screen readers skip it. */
export function Avatar({ firstName, lastName, imageUrl, size = 36 }: AvatarProps) {
  const { language } = useTexts();
  return (
    <AvatarCircle $size={size} aria-hidden="true">
      {imageUrl ? (
        <Picture src={imageUrl} alt="" sizes={`${size}px`} ratio={1} round />
      ) : (
        <Letters $size={size}>{upper(firstLetter(firstName) + firstLetter(lastName), language)}</Letters>
      )}
    </AvatarCircle>
  );
}
