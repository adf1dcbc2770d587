import { styled } from 'styled-components';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Columns, Person, Room } from './CoachProfile.styles.ts';

const Lines = styled.div`
  display: grid;
  gap: var(--s4);
  align-content: start;
`;

/** The shape of a coach's profile while it is on its way. */
export const CoachProfileSkeleton = () => (
  <Room>
    <Columns>
      <Person>
        <Skeleton $ratio="4 / 5" />
      </Person>
      <Lines>
        <Skeleton $height="64px" $width="min(420px, 90%)" />
        <Skeleton $height="28px" $width="min(380px, 80%)" />
        <Skeleton $height="20px" $width="140px" />
        <Skeleton $height="44px" $width="220px" />
        <Skeleton $height="220px" />
      </Lines>
    </Columns>
  </Room>
);
