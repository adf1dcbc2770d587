import { type NewUserDraft, selectNewUserDraft } from '@pusula/frontend-kit/session';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { ADDRESS_OF, firstUnfinished, type Step, stepAfter, stepBefore } from './steps.ts';

/** Rides along in the history entry of a page that was opened from the summary, and leads back there. */
export const FROM_SUMMARY = { fromSummary: true };

export const isFromSummary = (state: unknown): boolean => (state as Partial<typeof FROM_SUMMARY> | null)?.fromSummary === true;

/** The ways out of a page of the wizard. */
export function useStep(step: Step) {
  const store = useStore<{ newUserDraft: NewUserDraft }>();
  const navigate = useNavigate();
  const fromSummary = isFromSummary(useLocation().state);
  // Read when it is asked for: what was answered a moment ago may have changed the way.
  const draftNow = () => selectNewUserDraft(store.getState());

  const goOn = () => {
    const next = fromSummary ? firstUnfinished(draftNow()) : stepAfter(step, draftNow());
    void navigate(ADDRESS_OF[next], fromSummary && next !== 'summary' ? { state: FROM_SUMMARY } : {});
  };
  const before = fromSummary ? 'summary' : stepBefore(step, draftNow());
  return { goOn, back: before && ADDRESS_OF[before], fromSummary };
}
