import type { InlinePicture } from '../emails/mark.ts';

/** A mail on its way to one person. */
export type Message = {
  /** Without angle brackets; the same at every attempt, so that a second copy is recognisable (R8). */
  readonly messageId: string;
  readonly from: { readonly name: string; readonly address: string };
  /** One address. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly language: string;
  readonly date: Date;
  readonly pictures: readonly InlinePicture[];
};

/** Carries mails away: an SMTP server in production, a folder on a laptop. */
export type MailTransport = {
  /**
   * Resolves when somebody else has taken the message over.
   * @throws MessageRejected when no further attempt can help, failure('SERVICE_UNAVAILABLE') while the server cannot be reached, anything else when it may go
   * better later
   */
  readonly send: (message: Message) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** The receiver does not want this mail, for good. Says nothing of whom it was for. */
export class MessageRejected extends Error {
  constructor(status: number) {
    super(`the mail server refused the message for good: ${status}`);
    this.name = 'MessageRejected';
  }
}
