import { type Localised, oncePerLanguage } from '@pusula/contracts';

/** How a language says when something was done, and until when something can be done; in the time of Türkiye. @param iso ISO 8601 */
export type DateFormats = { readonly at: (iso: string) => string; readonly until: (iso: string) => string };

const ZONE = { timeZone: 'Europe/Istanbul' } as const;
const TIME = { ...ZONE, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const formats = oncePerLanguage((locale) => {
  const [day, time] = [new Intl.DateTimeFormat(locale, { ...ZONE, dateStyle: 'long' }), new Intl.DateTimeFormat(locale, TIME)];
  // A day stays on the line of its month.
  return { day: (iso: string) => day.format(new Date(iso)).replace(' ', '\u00a0'), time: (iso: string) => time.format(new Date(iso)) };
});
const turkish = formats('tr');
const english = formats('en');

export const DATE_FORMATS: Localised<DateFormats> = {
  tr: {
    at: (iso) => `${turkish.day(iso)} günü Türkiye saatiyle ${turkish.time(iso)}’${ending(turkish.time(iso)).at}`,
    until: (iso) => `${turkish.day(iso)} günü Türkiye saatiyle ${turkish.time(iso)}’${ending(turkish.time(iso)).until} kadar`,
  },
  en: {
    at: (iso) => `on ${english.day(iso)} at ${english.time(iso)} Türkiye time`,
    until: (iso) => `until ${english.time(iso)} Türkiye time on ${english.day(iso)}`,
  },
};

/** What Turkish hangs on a number follows its last word: sıfırda, birde, ikide ... sıfıra, bire, ikiye ... */
const ONES_AT = ['da', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'];
const ONES_UNTIL = ['a', 'e', 'ye', 'e', 'e', 'e', 'ya', 'ye', 'e', 'a'];
/** Of 10, 20, 30, 40, 50. */
const TENS_AT = ['', 'da', 'de', 'da', 'ta', 'de'];
const TENS_UNTIL = ['', 'a', 'ye', 'a', 'a', 'ye'];

/** @param time `15:35`; a full hour is spoken without its minutes */
function ending(time: string): { readonly at: string; readonly until: string } {
  const [hour = 0, minute = 0] = time.split(/\D/).map(Number);
  const spoken = minute === 0 ? hour : minute;
  const [tens, ones] = [Math.floor(spoken / 10), spoken % 10];
  const byTens = ones === 0 && tens > 0;
  return { at: (byTens ? TENS_AT[tens] : ONES_AT[ones]) ?? '', until: (byTens ? TENS_UNTIL[tens] : ONES_UNTIL[ones]) ?? '' };
}
