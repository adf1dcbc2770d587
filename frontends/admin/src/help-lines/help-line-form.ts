import {
  addDays,
  COUNTRY,
  DEFAULT_LANGUAGE,
  type HelpLine,
  localDay,
  localisedField,
  localisedFields,
  WrittenHelpLine,
  withoutNumber,
} from '@pusula/contracts';
import type { ErrorFields } from '@pusula/frontend-kit/editing';
import { optional, required } from '@pusula/frontend-kit/fields';
import { z } from 'zod';
import type { HelpLineFields, SavedHelpLines } from './help-lines.slice.ts';

/** Pure: what the form begins with. */
export const fieldsOf = ({ helpLines }: SavedHelpLines): HelpLineFields => ({ lines: [...helpLines] });

export const today = (): string => localDay(new Date());

/** Pure: a line that nobody has written anything of. */
export const emptyLine = (checkedOn: string): HelpLine => ({
  ...localisedFields('name', () => ''),
  number: '',
  address: '',
  country: COUNTRY,
  helps: [],
  checkedOn,
});

/** Whoever runs a line moves it or closes it without telling us. */
const CHECKED_EVERY_DAYS = 180;
/** Pure: the day of the oldest check, where that is too long ago; null where it is not. */
export function oldCheck(lines: readonly HelpLine[], now: string): string | null {
  const oldest = lines
    .map(({ checkedOn }) => checkedOn)
    .filter(isDay)
    .toSorted()[0];
  return oldest !== undefined && oldest < addDays(now, -CHECKED_EVERY_DAYS) ? oldest : null;
}

const isDay = (value: string) => z.iso.date().safeParse(value).success;
const isSame = (one: HelpLine, other: HelpLine) => JSON.stringify(one) === JSON.stringify(other);

const { [localisedField('name', DEFAULT_LANGUAGE)]: name, number, address, helps } = WrittenHelpLine.shape;
const RULES = {
  ...localisedFields('name', () => required(name, 'helpLines:errors.name', 'helpLines:errors.nameLong')),
  number: optional(number, 'helpLines:errors.number'),
  address: optional(address, 'helpLines:errors.address'),
  helps: z.custom<HelpLine['helps']>((value) => helps.safeParse(value).success, 'helpLines:errors.helps'),
};

/** Pure: what is wrong with the day of a check; of a line that is saved already, nothing, whatever this machine's clock says. */
function dayProblems(line: HelpLine, saved: readonly HelpLine[], now: string): string[] {
  if (!isDay(line.checkedOn)) return ['helpLines:errors.checkedOn'];
  return line.checkedOn > now && !saved.some((one) => isSame(one, line)) ? ['helpLines:errors.checkedLater'] : [];
}

const ruled = Object.entries(RULES) as [keyof typeof RULES, z.ZodType][];
const textProblems = (line: HelpLine) =>
  ruled.flatMap(([field, rule]) => (rule.safeParse(line[field]).error?.issues ?? []).map(({ message }) => [field, message] as const));

/** What the form asks for: the contract's rules, said at the field. @param saved what there is already */
export const helpLinesSchema = (saved: readonly HelpLine[], now: string) =>
  z.custom<HelpLineFields>().superRefine(({ lines }, { addIssue }) => {
    for (const [place, line] of lines.entries()) {
      const days = dayProblems(line, saved, now).map((message) => ['checkedOn', message] as const);
      for (const [field, message] of [...textProblems(line), ...days]) addIssue({ code: 'custom', path: ['lines', place, field], message });
    }
    if (withoutNumber(lines).length > 0) addIssue({ code: 'custom', path: ['lines'], message: 'helpLines:errors.refused' });
  });

/** What the server refuses although this form lets it pass is said once, above all lines. */
export const errorFields: ErrorFields<HelpLineFields> = { helpLines: ['lines', 'helpLines:errors.refused'] };
