import type { SecondStep } from '@pusula/contracts';
import { Failure } from '@pusula/service-kit/service';

/** The first step of a sign-in was right. The refusal brings what the second one needs; whoever does not know of it reads an error like any other. */
export class SecondStepRequired extends Failure {
  readonly secondStep: SecondStep;
  constructor(secondStep: SecondStep) {
    super('SECOND_STEP_REQUIRED');
    this.secondStep = secondStep;
  }
}
