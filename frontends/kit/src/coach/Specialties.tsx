import type { SpecialtyRef } from '@pusula/contracts';
import { ArrowRightIcon } from '../ui/icons.ts';
import { LeaderRow } from '../ui/LeaderRow.tsx';

type SpecialtiesProps = { specialties: readonly SpecialtyRef[]; addressOf: ((specialty: SpecialtyRef) => string) | undefined };

/** What a coach works on; each leads to the others who do. */
export const Specialties = ({ specialties, addressOf }: SpecialtiesProps) => (
  <ul>
    {specialties.map((specialty) => (
      <LeaderRow key={specialty.id} {...(addressOf && { to: addressOf(specialty) })} end={<ArrowRightIcon />}>
        {specialty.name}
      </LeaderRow>
    ))}
  </ul>
);
