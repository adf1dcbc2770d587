import { z } from 'zod';
import { line } from './values.ts';

/** What somebody who writes such words may be in danger of, or somebody near to them. */
export const URGENT_HELP = ['selfHarm', 'violence', 'childAbuse', 'medical'] as const;
export const UrgentHelp = z.enum(URGENT_HELP);
export type UrgentHelp = z.infer<typeof UrgentHelp>;

/** Who helps at once, day and night: a number to call, or a page for readers in other countries. */
export const HelpLine = z.object({
  nameTr: line(100),
  nameEn: line(100),
  /** As it is dialled, in groups that can be read; '' of one that is reached by its address alone. */
  number: line(30, 0),
  /** `https://…`; '' for none. */
  address: line(200, 0),
  /** Its country; '' of one for readers anywhere. */
  country: z.enum(['TR', '']),
  helps: z.array(UrgentHelp),
  /** The day on which somebody last saw that it answers, or that who runs it says so. */
  checkedOn: z.iso.date(),
});
export type HelpLine = z.infer<typeof HelpLine>;
