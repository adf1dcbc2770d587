import { describe, expect, it } from '@jest/globals';
import { COACH_FACTS } from '@pusula/contracts';
import { revisionOf } from './revision.ts';
import { coach } from './user-edit.testing.tsx';
import type { UserFields } from './user-fields.ts';
import { fieldsOf } from './user-form.ts';

/** The specification writes it so in calls. */
const sentAs = (fact: string) => (fact === 'linkedIn' ? 'linkedin' : fact);

describe('what an admin edits', () => {
  const user = coach();
  const before = fieldsOf(user);

  it('is sent for every fact of a coach but the consent, which is their own', () => {
    const edited = COACH_FACTS.filter((fact) => {
      const typed = Array.isArray(before[fact as keyof UserFields]) ? ['tr'] : '7';
      return revisionOf({ ...before, [fact]: typed }, user)?.[sentAs(fact) as 'website'] !== undefined;
    });
    expect(edited).toEqual(COACH_FACTS.filter((fact) => fact !== 'showsPhone'));
  });

  it('is nothing when nothing was edited', () => {
    expect(revisionOf(before, user)).toBeNull();
  });
});
