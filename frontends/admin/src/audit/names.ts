import type { AuditEntry } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useSelector } from 'react-redux';
import { selectTree } from '../categories/categories.slice.ts';
import { branchOf, nameIn } from '../categories/tree.ts';

type Named = NonNullable<AuditEntry['actor']>;

/** What the log calls people, categories and queues. */
export function useNames() {
  const { t, i18n, language } = useTexts('audit');
  const tree = useSelector(selectTree);
  /** Undefined once it is gone. */
  const categoryName = (id: string): string | undefined => {
    const branch = tree && branchOf(tree, id);
    return branch ? nameIn(language, branch.node) : undefined;
  };
  const queueName = (id: string): string => (i18n.exists(`operations:service.${id}`) ? t(`operations:service.${id}`) : id);
  return {
    categoryName,
    /** Who did something; null is a command on the servers. */
    actorName: (actor: Named | null): string => (actor ? personName(actor, t('erased')) : t('operator')),
    /** What something was done to; '' when that goes without saying. */
    subjectName: ({ subject, person, changes }: AuditEntry): string => {
      if (subject.kind === 'user') return subject.id === '' ? '' : personName(person, t('erased'));
      if (subject.kind === 'category')
        return categoryName(subject.id) ?? nameThen(changes, language === 'tr' ? 'nameTr' : 'nameEn') ?? subject.id;
      return subject.kind === 'queue' ? queueName(subject.id) : '';
    },
  };
}

const personName = (person: Named | null, erased: string): string => person?.firstName || person?.email || erased;

/** The name that a category had then: of one that is gone, the log alone still knows it. */
function nameThen(changes: AuditEntry['changes'], field: string): string | undefined {
  const change = changes.find((one) => one.field === field);
  const name = change?.after ?? change?.before;
  return typeof name === 'string' ? name : undefined;
}
