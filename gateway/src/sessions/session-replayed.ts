import { Failure } from '@pusula/service-kit/service';

/** What a session had been exchanged with before came again, and ended it. Whoever sent it reads that they are not signed in. */
export class SessionReplayed extends Failure {
  readonly accountId: string;
  constructor(accountId: string) {
    super('UNAUTHORIZED');
    this.accountId = accountId;
  }
}
