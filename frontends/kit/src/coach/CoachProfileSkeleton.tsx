import { styled } from 'styled-components';
import { SectionBox } from '../ui/Section.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Columns, Person, Room } from './CoachProfile.styles.ts';

const Lines = styled.div`
  display: grid;
  gap: var(--s4);
`;
const Below = styled.div`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s4);
`;

/** Of a label, and of the lines beside it. */
const SECTIONS = [
  ['92px', ['92%', '100%', '96%', '100%', '74%']],
  ['104px', ['58%', '46%', '52%']],
  ['80px', ['64%', '40%']],
] as const;

/** The shape of a coach's profile while it is on its way: its hairlines and labels stand where they will be. */
export const CoachProfileSkeleton = () => (
  <Room>
    <Columns>
      <Person>
        <Skeleton $ratio="4 / 5" />
        <Below>
          <Skeleton $height="44px" />
          <Skeleton $height="16px" $width="70%" />
        </Below>
      </Person>
      <article>
        <header>
          <Lines>
            <Skeleton $height="68px" $width="min(460px, 90%)" />
            <Skeleton $height="28px" $width="min(400px, 80%)" />
            <Skeleton $height="20px" $width="min(260px, 60%)" />
          </Lines>
        </header>
        {SECTIONS.map(([label, lines]) => (
          <SectionBox key={label}>
            <Skeleton $height="16px" $width={label} />
            <Lines>
              {lines.map((width, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed shape
                <Skeleton key={line} $height="18px" $width={width} />
              ))}
            </Lines>
          </SectionBox>
        ))}
      </article>
    </Columns>
  </Room>
);
