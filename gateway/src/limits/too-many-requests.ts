import { Failure } from '@pusula/service-kit/service';

/** Refused for now; the reply says in `Retry-After` when to come back. */
export class TooManyRequests extends Failure {
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number) {
    super('TOO_MANY_REQUESTS');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const tooManyRequests = (retryAfterSeconds: number): TooManyRequests => new TooManyRequests(retryAfterSeconds);
