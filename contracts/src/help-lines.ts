import { z } from 'zod';
import { ADMIN_ONLY, endpoint } from './define.ts';
import { LIMITS } from './limits.ts';
import { localisedFields } from './localised-fields.ts';
import { COUNTRY, line, Version } from './values.ts';
import { webAddress } from './web-addresses.ts';

/** What somebody who writes such words may be in danger of, or somebody near to them. */
export const URGENT_HELP = ['selfHarm', 'violence', 'childAbuse', 'medical'] as const;
export const UrgentHelp = z.enum(URGENT_HELP);
export type UrgentHelp = z.infer<typeof UrgentHelp>;

/** What such words speak of that is a doctor's or a psychologist's matter before it is a coach's, without haste. */
export const PROFESSIONAL_HELP = ['mentalHealth', 'addiction', 'eatingDisorder', 'fertility', 'illness'] as const;
export const ProfessionalHelp = z.enum(PROFESSIONAL_HELP);
export type ProfessionalHelp = z.infer<typeof ProfessionalHelp>;

/** All that somebody else than a coach helps with. */
export const HELP = [...URGENT_HELP, ...PROFESSIONAL_HELP] as const;
export const Help = z.enum(HELP);
export type Help = z.infer<typeof Help>;

/** Who helps with that: a number to call, or a page for readers in other countries. */
export const HelpLine = z.object({
  ...localisedFields('name', () => line(100)),
  /** As it is dialled, in groups that can be read; '' of one that is reached by its address alone. */
  number: line(30, 0),
  /** `https://…`; '' for none. */
  address: line(200, 0),
  /** Its country; '' of one for readers anywhere. */
  country: z.enum([COUNTRY, '']),
  helps: z.array(Help),
  /** The day on which somebody last saw that it answers, or that who runs it says so. */
  checkedOn: z.iso.date(),
});
export type HelpLine = z.infer<typeof HelpLine>;

/** As phones dial it: digits in groups, a plus at most in front of them. */
const DIALLED = /^\+?\d[\d ]*$/;

/** A line as an administrator may write it. One without number and address says in its name how it is reached, as an app on a phone does. */
export const WrittenHelpLine = HelpLine.extend({
  number: HelpLine.shape.number.refine((number) => number === '' || DIALLED.test(number), 'not a number of digits, spaces and a leading +'),
  address: HelpLine.shape.address.refine((address) => address === '' || webAddress(address)?.protocol === 'https:', 'not an https address'),
  helps: z
    .array(Help)
    .min(1)
    .max(HELP.length)
    .refine((helps) => new Set(helps).size === helps.length, 'named twice'),
});

/** Pure: what nobody in Türkiye could call anybody for. */
export const withoutNumber = (lines: readonly Pick<HelpLine, 'country' | 'number' | 'helps'>[]): Help[] =>
  HELP.filter((kind) => !lines.some(({ country, number, helps }) => country === COUNTRY && number !== '' && helps.includes(kind)));

const helpLineTable = {
  version: Version,
  /** Of all countries, in the order in which they are shown. */
  helpLines: z.array(HelpLine).max(LIMITS.helpLines),
};

export const getHelpLines = endpoint('GET /admin/help-lines', {
  ...ADMIN_ONLY,
  owner: 'search',
  summary: 'Who helps people whose search speaks of danger or of a doctor’s matter: the whole table, in its order.',
  input: z.object({}),
  reply: z.object(helpLineTable),
  errors: [],
});

export const updateHelpLines = endpoint('POST /admin/help-lines', {
  ...ADMIN_ONLY,
  provenOnly: true,
  owner: 'search',
  summary: 'Replaces the whole table of help lines. Everything that is helped with keeps a line of Türkiye with a number.',
  input: z.object({
    /** The version that was edited: CONFLICT when there is a newer one by now. */
    version: Version,
    helpLines: z
      .array(WrittenHelpLine)
      .min(1)
      .max(LIMITS.helpLines)
      .superRefine((lines, { addIssue }) => {
        for (const kind of withoutNumber(lines))
          addIssue({ code: 'custom', message: `no line of Türkiye with a number helps with ${kind}` });
      }),
  }),
  reply: z.object(helpLineTable),
  errors: ['CONFLICT'],
});
