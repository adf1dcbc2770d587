import type { AuditEntry, Language } from '@pusula/contracts';
import { useTexts } from '@pusula/frontend-kit/i18n';
import { timeAgo, timeLeft, timeOf } from '@pusula/frontend-kit/time';
import { Button, UndoIcon } from '@pusula/frontend-kit/ui';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { shortMomentOf } from '../console/days.ts';
import { selectAudit } from './audit.slice.ts';
import { Changes } from './Changes.tsx';
import { useNames } from './names.ts';

const EntryRow = styled.li`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr) 184px;
  gap: var(--s2) var(--s5);
  padding: var(--s4) 0;
  border-bottom: 1px solid var(--rule);
  scroll-margin-top: var(--s5);
  &:target {
    background: var(--select);
  }
  time {
    display: block;
  }
  > :first-child {
    font: var(--t-small);
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 960px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Told = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  h2 {
    font: 600 1rem/1.5 var(--sans);
  }
  > p {
    font: var(--t-small);
    color: var(--ink-2);
  }
`;
const Taking = styled.div`
  display: grid;
  gap: var(--s1);
  justify-items: end;
  align-content: start;
  font: var(--t-micro);
  color: var(--ink-3);
  @media (max-width: 960px) {
    justify-items: start;
  }
`;

type EntryProps = { entry: AuditEntry; now: number; onUndo: (entry: AuditEntry) => void };

/** One action: what was done to whom, by whom and when, what it changed, and how it can be undone. */
export function Entry({ entry, now, onUndo }: EntryProps) {
  const { t, language } = useTexts('audit');
  const { actorName } = useNames();
  const { id, at, actor, changes, undoes } = entry;
  return (
    <EntryRow id={id} tabIndex={-1}>
      <time dateTime={at}>
        {timeAgo(at, now, language)}
        <br />
        {shortMomentOf(at, language)}
      </time>
      <Told>
        <h2>
          <Sentence entry={entry} />
        </h2>
        <p>
          {t('by')} <Link to={{ search: `?actor=${actor?.id ?? 'operator'}` }}>{actorName(actor)}</Link>
          {actor?.email && ` · ${actor.email}`}
        </p>
        {undoes && (
          <p>
            <Link to={toEntry(entry, undoes)}>{t('undo.undoes')}</Link>
          </p>
        )}
        <Changes changes={changes} />
      </Told>
      <Taking>
        <Undoing entry={entry} now={now} onUndo={onUndo} />
      </Taking>
    </EntryRow>
  );
}

/** The way to undo it, or what has become of that. */
function Undoing({ entry, now, onUndo }: EntryProps) {
  const { t, language } = useTexts('audit');
  const { actorName } = useNames();
  const { contested } = useSelector(selectAudit);
  const { id, undoableUntil, undoObstacle, undoneBy } = entry;
  if (undoneBy)
    return (
      <>
        <Link to={toEntry(entry, undoneBy.id)}>{t('undo.undone', { at: whenOf(undoneBy.at, now, language) })}</Link>
        {actorName(undoneBy.actor)}
      </>
    );
  if (undoObstacle === 'superseded' || contested.includes(id)) return t('undo.superseded');
  if (undoableUntil === null || Date.parse(undoableUntil) <= now) return null;
  return (
    <>
      <Button look="line" small onClick={() => onUndo(entry)}>
        <UndoIcon aria-hidden />
        {t('undo.open')}
      </Button>
      {t('undo.left', { left: timeLeft(undoableUntil, now, language) })}
    </>
  );
}

/** Today the time says enough. */
const whenOf = (at: string, now: number, language: Language): string =>
  (new Date(at).toDateString() === new Date(now).toDateString() ? timeOf : shortMomentOf)(at, language);

/** Another entry about the same subject, among all that is known of it. */
const toEntry = ({ subject }: AuditEntry, id: string) => ({ search: subject.id ? `?subject=${subject.id}` : '', hash: id });

/** What was done, and to whom: no ending hangs on a name. */
export function Sentence({ entry }: { entry: AuditEntry }) {
  const { t } = useTexts('audit');
  const { subjectName } = useNames();
  const { action, subject, person } = entry;
  const name = subjectName(entry);
  const done = t(`action.${action}`);
  if (name === '') return done;
  return (
    <>
      {`${done}: `}
      <Link to={{ search: `?subject=${subject.id}` }}>{name}</Link>
      {person?.email && name !== person.email && ` (${person.email})`}
    </>
  );
}
