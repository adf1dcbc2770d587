import { type ActionTaken, type AuditChange, CITIES, startOfDay } from '@pusula/contracts';
import { seededRandom } from '@pusula/service-kit/service';
import { demoId } from './demo-id.ts';
import type { DemoMember } from './demo-members.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const SEED = 12;
/** Further back than the log of e-mails, and far enough that none of it can be undone. */
const FROM_DAYS = 85;
const TO_DAYS = 2;
/** From opening somebody's record to saving it. */
const READING_MS = 3 * MINUTE_MS;
/** People whose city an admin put right. */
const MOVED = 9;

/**
 * Pure: what the demo's admin did before it was first seeded, oldest first: whoever is disabled or deleted was disabled or deleted by somebody, and what was put right is what it
 * is now.
 * @param day of the first seed
 */
export function demoActions(members: readonly DemoMember[], day: string): readonly ActionTaken[] {
  const random = seededRandom(SEED);
  const [admin, ...others] = members;
  const begin = startOfDay(day).getTime();
  const workingMoment = () => {
    const days = TO_DAYS + random() * (FROM_DAYS - TO_DAYS);
    const minutes = (9 + Math.floor(random() * 8)) * 60 + Math.floor(random() * 60);
    return new Date(begin - Math.ceil(days) * DAY_MS + minutes * MINUTE_MS);
  };
  const action = (member: DemoMember, name: ActionTaken['action'], at: Date, changes: AuditChange[]): ActionTaken => ({
    id: demoId(`action ${name} ${member.id}`, at),
    at: at.toISOString(),
    actorId: admin?.id ?? 'operator',
    action: name,
    subject: { kind: 'user', id: member.id },
    changes,
    undoes: null,
  });
  const joinedBefore = others.filter(({ joined }) => joined.getTime() < begin - FROM_DAYS * DAY_MS);
  const closed = joinedBefore
    .filter(({ status }) => status !== 'enabled')
    .map((member) =>
      action(member, member.status === 'deleted' ? 'user-deleted' : 'user-disabled', workingMoment(), [
        { field: 'status', before: 'enabled', after: member.status },
      ]),
    );
  const inUse = joinedBefore.filter(({ status, isLogin }) => status === 'enabled' && !isLogin);
  const moved = Array.from({ length: MOVED }, (_, place) => inUse[Math.floor(((place + random()) * inUse.length) / MOVED)]).flatMap(
    (member) => {
      const before = CITIES[Math.floor(random() * CITIES.length)]?.name ?? '';
      if (!member || before === member.self.city) return [];
      const edited = workingMoment();
      return [
        action(member, 'user-viewed', new Date(edited.getTime() - READING_MS), []),
        action(member, 'user-edited', edited, [{ field: 'city', before, after: member.self.city }]),
      ];
    },
  );
  return [...closed, ...moved].sort((one, other) => one.at.localeCompare(other.at));
}
