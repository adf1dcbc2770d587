import { AUDITED_ACTIONS } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { useResource } from '@pusula/frontend-kit/resource';
import { Chips, RemovableChip, Select } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { FoldingToolbar } from '../table/Toolbar.tsx';
import { auditPeople, selectAudit } from './audit.slice.ts';
import { useNames } from './names.ts';
import { PersonFilter } from './PersonFilter.tsx';
import type { AuditAddress } from './use-audit-address.ts';

/** By whom, to whom, and what: all in the address, so that a part of the log can be linked to. */
export function AuditFilters({ filter, choose }: AuditAddress) {
  const { t } = useTexts('audit');
  const nameOf = useChosenName();
  const chosen = [
    { key: 'actor', id: filter.actorId },
    { key: 'subject', id: filter.subjectId },
  ] as const;
  return (
    <>
      <FoldingToolbar chosen={[filter.action, filter.actorId, filter.subjectId].filter(Boolean).length}>
        <Select
          label={t('filter.action')}
          value={filter.action ?? ''}
          placeholder={t('filter.anyAction')}
          options={AUDITED_ACTIONS.map((action) => ({ value: action, label: t(`action.${action}`) }))}
          onChange={(event) => choose('action', event.target.value)}
        />
        <PersonFilter label={t('filter.actor')} onChoose={(id) => choose('actor', id)} />
        <PersonFilter label={t('filter.subject')} onChoose={(id) => choose('subject', id)} />
      </FoldingToolbar>
      {chosen.some(({ id }) => id) && (
        <Chips>
          {chosen.map(({ key, id }) => {
            const words = id && t(`filter.chosen.${key}`, { name: nameOf(id) });
            return (
              words && (
                <RemovableChip key={key} aria-label={t('filter.remove', { filter: words })} onClick={() => choose(key, '')}>
                  {words}
                </RemovableChip>
              )
            );
          })}
        </Chips>
      )}
    </>
  );
}

/** The name behind an id of the address, as far as what is on the page tells it. */
function useChosenName(): (id: string) => string {
  const { t } = useTexts('audit');
  const { entries } = useSelector(selectAudit);
  const { data: people } = useResource(auditPeople);
  const { actorName, subjectName } = useNames();
  return (id) => {
    if (id === 'operator') return t('operator');
    const found = people?.find((person) => person.id === id);
    if (found) return `${found.firstName} ${found.lastName}`;
    const byThem = entries?.find(({ actor }) => actor?.id === id);
    if (byThem) return actorName(byThem.actor);
    const toThem = entries?.find(({ subject }) => subject.id === id);
    return (toThem && subjectName(toThem)) || id;
  };
}
