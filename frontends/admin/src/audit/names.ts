import { type AuditChange, type AuditEntry, localisedField } from '@pusula/contracts';
import { useFactNames } from '@pusula/frontend-kit/coach';
import { NAMED_FACTS, PRACTICE_FACTS, useFactName } from '@pusula/frontend-kit/fields';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useSelector } from 'react-redux';
import { selectTree } from '../categories/categories.slice.ts';
import { branchOf, nameIn } from '../categories/tree.ts';
import { useLineText } from '../help-lines/use-line-text.ts';
import { selectAudit } from './audit.slice.ts';
import { valueText, type Words } from './value-text.ts';

type Named = NonNullable<AuditEntry['actor']>;

/** Codes that another part of the console has words for. */
const WORDS_ELSEWHERE: Readonly<Record<string, string>> = { emailKind: 'operations:mail.kinds', emailState: 'operations:mail.states' };

/** What the log calls people, categories, queues, fields and values. */
export function useNames() {
  const { t, i18n, language } = useTexts('audit');
  const factName = useFactName();
  const { sayFact } = useFactNames();
  const helpLine = useLineText();
  const tree = useSelector(selectTree);
  const { deletedCategories } = useSelector(selectAudit);
  /** As it is called today, or was called last. */
  const categoryName = (id: string): string | undefined => {
    const named = (tree && branchOf(tree, id)?.node) ?? deletedCategories[id];
    return named && nameIn(language, named);
  };
  const queueName = (id: string): string => (i18n.exists(`operations:service.${id}`) ? t(`operations:service.${id}`) : id);
  const word = (field: string, code: string) => {
    const elsewhere = `${WORDS_ELSEWHERE[field]}.${code}`;
    if (i18n.exists(elsewhere)) return t(elsewhere);
    return i18n.exists(`audit:value.${field}.${code}`) ? t(`value.${field}.${code}`) : null;
  };
  const words: Words = { language, word, categoryName, helpLine, empty: t('changes.empty'), top: t('changes.top') };
  // Facts of coaches are called and said as everywhere else.
  const fieldName = (field: string): string => {
    const fact = NAMED_FACTS.find((one) => one === field);
    if (fact) return factName(fact);
    return i18n.exists(`audit:field.${field}`) ? t(`field.${field}`) : field;
  };
  const valueName = (field: string, value: AuditChange['after']): string => {
    const fact = PRACTICE_FACTS.find((one) => one === field);
    return (fact && sayFact(fact, value)) || valueText(field, value, words);
  };
  return {
    fieldName,
    valueName,
    /** Who did something; null is a command on the servers. */
    actorName: (actor: Named | null): string => (actor ? personName(actor, t('erased')) : t('operator')),
    /** What something was done to; '' when that goes without saying. */
    subjectName: ({ subject, person, changes }: AuditEntry): string => {
      if (subject.kind === 'user') return subject.id === '' ? '' : personName(person, t('erased'));
      if (subject.kind === 'category') return categoryName(subject.id) ?? nameThen(changes, localisedField('name', language)) ?? subject.id;
      return subject.kind === 'queue' ? queueName(subject.id) : '';
    },
  };
}

const personName = (person: Named | null, erased: string): string =>
  `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim() || person?.email || erased;

/** The name that a category had then: the tree may be older than the entry. */
function nameThen(changes: AuditEntry['changes'], field: string): string | undefined {
  const change = changes.find((one) => one.field === field);
  const name = change?.after ?? change?.before;
  return typeof name === 'string' ? name : undefined;
}
