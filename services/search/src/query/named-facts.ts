import type { FactFacet, FactValue } from '@pusula/contracts';
import { fold } from '../analysis/fold.ts';
import { splitWords } from '../analysis/words.ts';

export type NamedFact = { readonly facet: FactFacet; readonly value: string };

/** How people name the values of facts, in both languages: separated by commas; a star stands for any ending. */
const WORDINGS: { readonly [Facet in FactFacet]: Partial<Record<FactValue<Facet>, string>> } = {
  sessionFormats: {
    online:
      'online*, çevrim içi, çevrimiçi, internetten, internet üzerinden, uzaktan, görüntülü, zoom*, skype*, remote, remotely, virtual, video call*, over the internet',
    inPerson: 'yüz yüze, yüzyüze, in person, face to face',
  },
  sessionLanguages: {
    tr: 'türkçe*, turkish',
    en: 'ingilizce*, english',
    ar: 'arapça*, arabic',
    ku: 'kürtçe*, kurmanci*, kurdish, kurmanji',
    de: 'almanca*, german, deutsch',
  },
  offersFreeFirstSession: {
    yes: 'ücretsiz ilk, ücretsiz ön görüşme*, ücretsiz öngörüşme*, ücretsiz tanışma*, ücretsiz görüşme*, ücretsiz seans*, ücretsiz deneme*, ilk görüşme* ücretsiz, ilk seans* ücretsiz, ön görüşme* ücretsiz, free first, free intro*, free trial*, free session*, free consultation*, free discovery, first session* free, first session is free, first meeting free, first meeting is free',
  },
  hasValidCertificate: { yes: 'sertifikalı*, sertifikası olan*, geçerli sertifika*, certified, with a certificate, valid certificate*' },
};

type Pattern = { readonly text: string; readonly isBeginning: boolean };
const patternOf = (word: string): Pattern => ({ text: fold(word.replace('*', '')), isBeginning: word.endsWith('*') });

const NAMES = Object.entries(WORDINGS).flatMap(([facet, values]) =>
  Object.entries(values).flatMap(([value, wordings]) =>
    wordings.split(',').map((wording) => ({
      fact: { facet: facet as FactFacet, value },
      patterns: wording.trim().split(/\s+/).map(patternOf),
    })),
  ),
);

/** Pure: the facts that the words of a query name, each once: filters to be offered, never to be forced. */
export function namedFacts(keyword: string): NamedFact[] {
  const words = splitWords(keyword).map(fold);
  const isAt = (patterns: readonly Pattern[], from: number) =>
    patterns.every(({ text, isBeginning }, step) => {
      const word = words[from + step];
      return word !== undefined && (isBeginning ? word.startsWith(text) : word === text);
    });
  const named = NAMES.filter(({ patterns }) => words.some((_, from) => isAt(patterns, from))).map(({ fact }) => fact);
  return [...new Map(named.map((fact) => [`${fact.facet} ${fact.value}`, fact])).values()];
}
