import { styled } from 'styled-components';
import { Picture } from '../ui/Picture.tsx';
import { groundOf } from './ground.ts';
import { NoPicture } from './NoPicture.tsx';

const Frame = styled.span`
  display: block;
  position: relative;
  img {
    object-position: 50% 22%;
  }
  > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
  }
`;

type PortraitProps = {
  coach: { id: string; imageUrl: string; firstName: string; lastName: string };
  /** How wide it is shown, as `sizes` of an image says it. */
  sizes: string;
  /** Of its page: loaded at once and before all others, instead of when it comes near. */
  first?: boolean;
  /** Beside the name, the picture says nothing more. */
  decorative?: boolean;
  /** In a list: the path of the coach's page, to which the portrait goes along. */
  leadsTo?: string;
  /** On that page: the coach's slug. */
  isOf?: string;
  className?: string;
};

export function Portrait({ coach, sizes, first = false, decorative = false, leadsTo, isOf, className }: PortraitProps) {
  const ground = groundOf(coach.id);
  return (
    <Frame className={className} data-transition-to={leadsTo} data-transition-here={isOf}>
      <Picture
        src={coach.imageUrl}
        alt={decorative ? '' : `${coach.firstName} ${coach.lastName}`}
        sizes={sizes}
        ground={ground}
        first={first}
      />
      {coach.imageUrl === '' && <NoPicture ground={ground} />}
    </Frame>
  );
}
