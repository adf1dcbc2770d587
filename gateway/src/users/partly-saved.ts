import type { EditPart } from '@pusula/contracts';
import { Failure } from '@pusula/service-kit/service';

/** An edit of two owners of which the first has saved its part: whoever tries again has to know. */
export class PartlySaved extends Failure {
  readonly saved: readonly EditPart[];

  /** @param refusal what the other owner answered */
  constructor(refusal: Failure, saved: readonly EditPart[]) {
    super(refusal.code, refusal.details, { cause: refusal });
    this.saved = saved;
  }
}
