import axios, { type AxiosAdapter, AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';

type OnChunk = (text: string) => void;

/**
 * How axios sends a call whose reply comes in chunks: by fetch, because XMLHttpRequest keeps what has come to itself. What it hands back is what would have
 * come without chunks: the last event, or the text of a call that was refused before its first one.
 * @throws AxiosError when it breaks off or takes too long, CanceledError when its caller gives it up
 */
export const streaming =
  (onChunk: OnChunk): AxiosAdapter =>
  async (config) => {
    const limits = limitsOf(config);
    try {
      config.headers.set('Accept', 'text/event-stream');
      const response = await fetch(axios.getUri(config), {
        method: (config.method ?? 'POST').toUpperCase(),
        headers: config.headers.toJSON(true) as Record<string, string>,
        body: config.data,
        signal: limits.signal,
      });
      const { status, statusText } = response;
      const headers = Object.fromEntries(response.headers);
      if (!headers['content-type']?.startsWith('text/event-stream'))
        return { data: await response.text(), status, statusText, headers, config };
      const data = await lastOf(response, onChunk);
      // What fails after its first chunk fails inside of the server: whatever was wrong with the call was found before.
      return { data, status: data.success ? status : 500, statusText, headers, config };
    } catch (error) {
      throw limits.reason() ?? new AxiosError(String(error), AxiosError.ERR_NETWORK, config);
    } finally {
      limits.release();
    }
  };

/** Ends a call with its time, or when its caller gives it up; then `reason` is the error to tell. */
function limitsOf({ timeout = 0, signal }: InternalAxiosRequestConfig) {
  const abort = new AbortController();
  let reason: AxiosError | undefined;
  const end = (error: AxiosError) => {
    reason = error;
    abort.abort();
  };
  const timer = setTimeout(() => end(new AxiosError('too late', AxiosError.ETIMEDOUT)), timeout);
  const giveUp = () => end(new CanceledError());
  if (signal?.aborted) giveUp();
  signal?.addEventListener?.('abort', giveUp);
  return {
    signal: abort.signal,
    reason: () => reason,
    release: () => {
      clearTimeout(timer);
      signal?.removeEventListener?.('abort', giveUp);
    },
  };
}

/** Tells the chunks, and hands back what the last event says. @throws Error when there is none: the half must not pass for the whole */
async function lastOf({ body }: Response, onChunk: OnChunk): Promise<{ success?: boolean }> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    const blocks = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event, json = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (event === 'chunk') onChunk((JSON.parse(json) as { text: string }).text);
      if (event === 'reply') return JSON.parse(json);
    }
  }
  throw new Error('the reply broke off');
}
