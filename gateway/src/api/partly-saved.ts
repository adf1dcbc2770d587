import type { EditPart } from '@pusula/contracts';
import { Failure } from '@pusula/service-kit/service';

/** An edit of two owners of which the first has saved its part: whoever tries again has to know. */
export class PartlySaved extends Failure {
  readonly saved: readonly EditPart[];
  /** By which the saved parts can be undone. */
  readonly undoableEntryIds: readonly string[];

  /** @param refusal what the other owner answered */
  constructor(refusal: Failure, saved: readonly EditPart[], undoableEntryIds: readonly string[]) {
    super(refusal.code, refusal.details, { cause: refusal });
    this.saved = saved;
    this.undoableEntryIds = undoableEntryIds;
  }
}
