import { useDispatch, useStore } from 'react-redux';
import { type RefineState, refine, selectUndecided } from './refine.slice.ts';

type Texts = Parameters<typeof selectUndecided>[0];

/** Goes on when no suggestion waits for its writer's choice; otherwise the suggestion says so, once. */
export function useDecided(): (texts: Texts, goOn: () => void) => void {
  const dispatch = useDispatch();
  const store = useStore<{ refine: RefineState }>();
  return (texts, goOn) => {
    const undecided = selectUndecided(texts)(store.getState());
    if (undecided) dispatch(refine.reminded(undecided));
    else goOn();
  };
}
