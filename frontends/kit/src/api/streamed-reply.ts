import { AxiosError, type AxiosRequestConfig, type AxiosResponse, CanceledError, isAxiosError, isCancel } from 'axios';

/** How a call is sent; `onPiece` asks for its reply in pieces and is told each part of its text as it comes. */
export type Sending = AxiosRequestConfig & { onPiece?: (text: string) => void };

/** XMLHttpRequest hands a reply over in a few large parts; fetch hands over what has come. */
export const asStream = ({ headers, ...more }: AxiosRequestConfig): AxiosRequestConfig => ({
  ...more,
  adapter: 'fetch',
  responseType: 'stream',
  headers: { ...headers, Accept: 'text/event-stream' },
});

/**
 * Reads a streamed response to its end.
 * @returns the response as it would have been without the stream, with the last event or, when it was refused before its first piece, the JSON as its data
 * @throws AxiosError when it breaks off, CanceledError when its caller gave it up
 */
export async function readStreamed(response: AxiosResponse, { onPiece, signal }: Sending): Promise<AxiosResponse> {
  const isStream = String(response.headers['content-type']).startsWith('text/event-stream');
  let text = '';
  let reply: unknown;
  const take = (block: string) => {
    const [, event, json = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
    if (event === 'piece') onPiece?.((JSON.parse(json) as { text: string }).text);
    if (event === 'reply') reply = JSON.parse(json);
  };
  try {
    const reader = (response.data as ReadableStream<Uint8Array>).getReader();
    const decoder = new TextDecoder();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (!isStream) continue;
      const blocks = text.split('\n\n');
      text = blocks.pop() ?? '';
      blocks.forEach(take);
    }
    if (!isStream) return { ...response, data: parse(text) };
  } catch (error) {
    throw signal?.aborted ? new CanceledError() : asAxiosError(error);
  }
  if (reply === undefined) throw new AxiosError('the reply broke off', AxiosError.ERR_NETWORK);
  // What fails after its first piece fails inside of the server: whatever was wrong with the call was found before.
  const { success } = reply as { success?: boolean };
  return { ...response, data: reply, status: success ? response.status : 500 };
}

/** Browsers name the end of the time like any other abort. */
function asAxiosError(error: unknown): unknown {
  if (isAxiosError(error) || isCancel(error)) return error;
  const isTimeout = (error as { name?: unknown }).name === 'AbortError';
  return new AxiosError('the reply broke off', isTimeout ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
