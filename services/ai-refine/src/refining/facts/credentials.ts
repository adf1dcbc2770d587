import { type Finder, fold, wholeWords } from './found.ts';

/** What somebody can have earned, in the words of both languages, folded. Earlier lines win: a master's degree is no bachelor's. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  emcc: 'emcc',
  icf: 'icf',
  acc: 'acc',
  pcc: 'pcc',
  mcc: 'mcc',
  nlp: 'nlp',
  mba: 'mba',
  master: "yuksek lisans[a-z]*|master(?:['’]?s)?(?: derece[a-z]*| degrees?)|master['’]s|m\\.?sc",
  doctorate: 'dr\\.|dr(?= )|doktor[a-z]*|doctorates?|doctor|ph\\.?d',
  professor: 'prof\\.|prof(?= )|profesor[a-z]*|professor',
  associateProfessor: 'doc\\.|docent[a-z]*|associate professor',
  licence: 'lisansli[a-z]*|licen[sc]e[a-z]*',
  bachelor: "lisans(?:im|imi|ini|i)?|bachelor(?:['’]?s)?",
  certificate: 'sertifika[a-z]*|certifi[a-z]*',
  diploma: 'diploma[a-z]*',
  graduation: 'mezun[a-z]*|graduat[a-z]*|alumn[a-z]*',
  accreditation: 'akredit[a-z]*|accredit[a-z]*',
  // An area of specialisation is no claim to be good at it.
  expertise: 'uzman(?!lik alan)[a-z]*|experts?|expertise|specialists?',
  award: 'odul[a-z]*|award-[a-z]+|award(?:s|ed)?',
  psychology: 'psikolog[a-z]*|psychologists?',
  psychiatry: 'psikiyatrist[a-z]*|psychiatrists?',
  therapy: '(?:psiko)?terapist[a-z]*|(?:psycho)?therapists?',
};
const PATTERNS = Object.entries(CREDENTIALS).map(([name, words]) => [`credential:${name}`, wholeWords(words)] as const);

/** Degrees, certificates, titles and memberships, the same in whichever language they are named. */
export const credentialsIn: Finder = (text) => {
  let folded = fold(text);
  return PATTERNS.flatMap(([key, pattern]) => {
    const found = [...folded.matchAll(pattern)].map(({ 0: match, index }) => ({
      kind: 'credential' as const,
      start: index,
      end: index + match.length,
      keys: [key],
    }));
    folded = folded.replace(pattern, (match) => ' '.repeat(match.length));
    return found;
  });
};
