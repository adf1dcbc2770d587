import { AUDITED_ACTIONS } from '@pusula/contracts';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AuditFilter } from './audit.slice.ts';

export type AuditAddress = {
  readonly filter: AuditFilter;
  /** '' takes a filter away. */
  readonly choose: (key: 'action' | 'actor' | 'subject', value: string) => void;
  readonly clear: () => void;
};

/** The filters of the log, kept in the address: /admin/audit?action=&actor=&subject= */
export function useAuditAddress(): AuditAddress {
  const [query, setQuery] = useSearchParams();
  const [action, actorId, subjectId] = [query.get('action'), query.get('actor'), query.get('subject')];
  const filter = useMemo(() => {
    const known = AUDITED_ACTIONS.find((one) => one === action);
    return { ...(known && { action: known }), ...(actorId && { actorId }), ...(subjectId && { subjectId }) };
  }, [action, actorId, subjectId]);
  return {
    filter,
    choose: (key, value) => {
      const next = new URLSearchParams(query);
      if (value) next.set(key, value);
      else next.delete(key);
      setQuery(next);
    },
    clear: () => setQuery({}),
  };
}
