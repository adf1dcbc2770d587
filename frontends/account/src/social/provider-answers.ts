import { type EventChannel, eventChannel } from 'redux-saga';

/** Where /signin/callback, the page that a provider's popup returns to, tells what it was given. Every tab of the origin hears it. */
const CHANNEL = 'pusula.social';

/** What comes is only as good as its `state`: another tab's answer carries another one. */
export type CallbackMessage = {
  readonly state: string;
  readonly token: string | null;
  /** The provider's own code, such as `access_denied`. */
  readonly error: string | null;
  /** JSON that Apple sends beside the token, the first time only: the person's name. */
  readonly user: string | null;
};

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const read = (data: unknown): CallbackMessage | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { state, token, error, user } = data as Record<string, unknown>;
  const said = textOf(state);
  return said === null ? null : { state: said, token: textOf(token), error: textOf(error), user: textOf(user) };
};

export const providerAnswers = (): EventChannel<CallbackMessage> =>
  eventChannel((emit) => {
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }) => {
      const message = read(data);
      if (message) emit(message);
    };
    return () => channel.close();
  });
