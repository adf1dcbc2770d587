import { describe, expect, it } from '@jest/globals';
import { FACT_FACET_NAMES, FACT_FACETS, isYesNo, publicFacts, type SessionFormat, type SessionLanguage } from '@pusula/contracts';
import { readDemoCoaches } from './demo-data.ts';
import { demoCoach } from './demo-people.ts';

type Reader = {
  /** A language by how texts name it. */
  readonly languages: Readonly<Record<Exclude<SessionLanguage, 'other'>, string>>;
  readonly others: string;
  readonly joints: string;
  /** A single language that sessions are held in. @param names alternatives of a pattern */
  readonly alone: (names: string) => string;
  readonly formats: Readonly<Record<SessionFormat, RegExp>>;
  /** A place or the other way. */
  readonly either: RegExp;
};

const READERS: Readonly<Record<'tr' | 'en', Reader>> = {
  tr: {
    languages: { tr: 'Türkçe', en: 'İngilizce', ar: 'Arapça', ku: 'Kürtçe|Kurmancî', de: 'Almanca' },
    others:
      'Zazaca|Lehçe|Farsça|Azerbaycan Türkçesi|Galce|Fince|Ukraynaca|Rusça|Norveççe|Rumca|Mandarin|İspanyolca|Özbekçe|Fransızca|Japonca',
    joints: ',? ya da |, isterseniz |,? ve kırık dökük |,? ve |, ',
    alone: (names) => `(?:${names}) (?:da konuşul|görüş|konuşur|bilen)`,
    formats: { online: /çevrim ?içi|görüntülü|telefonla(?!r)|telefonda|ekran(dan|da)\b/i, inPerson: /yüz yüze/i },
    either: /’(?:d|t)[ea]\b[^.!?]* (?:ya da|veya|yahut) (?:çevrim|görüntülü|telefon|ekran|bağlantı)/i,
  },
  en: {
    languages: { tr: 'Turkish', en: 'English', ar: 'Arabic', ku: 'Kurdish|Kurmanji', de: 'German' },
    others: 'Zazaki|Polish|Persian|Azerbaijani|Welsh|bad Finnish|Ukrainian|Russian|Norwegian|Greek|Mandarin|Spanish|Uzbek|French|Japanese',
    joints: ',? or |,? and |, ',
    alone: (names) => `(?:in|speak) (?:${names})\\b`,
    formats: {
      online: /\bonline\b|by (?:video|screen|telephone|phone|voice)|on (?:screen|the phone)/i,
      inPerson: /in person|face to face/i,
    },
    either: /\b(?:in|at my) [^.!?]* or (?:online|on screen|by (?:screen|video|phone|telephone)|on the phone)/i,
  },
};

/** Whose texts name languages that no session is held in. */
const NO_SESSION_LANGUAGES: Readonly<Record<string, string>> = {
  'Ceyda Ustaoğlu': 'what a student answers in',
  'Dilan Atmaca': 'what songs are sung in',
  'Ferhat Oymak': 'what clients bargain in',
};
/** Whose texts speak of phones, screens and faces in another matter than their sessions. */
const NO_SESSION_FORMATS: Readonly<Record<SessionFormat, readonly string[]>> = {
  online: ['Berfin Pirinç', 'Emrah Candaş', 'Jonathan Mbeki-Tan', 'Özge Nalçacı'],
  inPerson: [],
};

const coaches = readDemoCoaches();
const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`;

/** The languages that texts say sessions are held in: named in a row, or alone with what is done in them. */
function saidLanguages(text: string, { languages, others, joints, alone }: Reader): ReadonlySet<SessionLanguage> {
  const all = [...Object.values(languages), others].join('|');
  const rows = text.match(new RegExp(`(?:${all})(?:(?:${joints})(?:${all}))+(?![\\p{L}’])`, 'gu')) ?? [];
  const single = text.match(new RegExp(alone(all), 'gu')) ?? [];
  const named = [...rows, ...single].join(' ');
  const codes = Object.entries(languages) as [SessionLanguage, string][];
  return new Set([...codes, ['other', others] as const].flatMap(([code, names]) => (new RegExp(names, 'u').test(named) ? [code] : [])));
}

describe.each(['tr', 'en'] as const)('what demo coaches tick, and what they write (%s)', (language) => {
  const reader = READERS[language];
  const all = coaches.map((coach, place) => {
    const { sessionFormats, sessionLanguages, texts } = demoCoach(coach, place, new Date(), { passwordHash: '' }).coach.coach;
    return { name: nameOf(coach), sessionFormats, sessionLanguages, text: `${texts[language]?.headline} ${texts[language]?.bio}` };
  });

  it('are the same languages', () => {
    const contradictions = all
      .filter(({ name }) => !(name in NO_SESSION_LANGUAGES))
      .flatMap(({ name, sessionLanguages, text }) => {
        const said = saidLanguages(text, reader);
        const unticked = [...said].filter((one) => !sessionLanguages.includes(one)).map((one) => `${name} says ${one}`);
        const unsaid = sessionLanguages.filter((one) => !['tr', 'en'].includes(one) && !said.has(one)).map((one) => `${name} ticks ${one}`);
        return [...unticked, ...unsaid];
      });
    expect(contradictions).toEqual([]);
  });

  it('are the same formats', () => {
    const contradictions = all.flatMap(({ name, sessionFormats, text }) => {
      const said = (['online', 'inPerson'] as const).filter(
        (format) => !NO_SESSION_FORMATS[format].includes(name) && (reader.formats[format].test(text) || reader.either.test(text)),
      );
      return said.filter((format) => !sessionFormats.includes(format)).map((format) => `${name} says ${format}`);
    });
    expect(contradictions).toEqual([]);
  });
});

describe('what a search filters demo coaches by', () => {
  it.each(FACT_FACET_NAMES.filter(isYesNo))('tells them apart: %s', (facet) => {
    const day = Date.parse('2026-11-25') / 86_400_000;
    const ends = coaches.map((coach, place) => {
      const { coach: said } = demoCoach(coach, place, new Date(), { passwordHash: '' }).coach;
      return FACT_FACETS[facet].endOf({ ...publicFacts(said), certificates: said.certificates });
    });
    const holding = ends.filter((end) => day < end).length / coaches.length;
    expect([holding > 0.2, holding < 0.9]).toEqual([true, true]);
  });
});
