export type ReadEvent = { readonly event: string; readonly data: Record<string, unknown> };

/**
 * The events of a streamed reply, as they come.
 * @throws whatever breaks the connection
 */
export async function* readEvents(response: Response): AsyncGenerator<ReadEvent> {
  if (!response.body) return;
  let text = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = `${text}${chunk}`.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      yield { event, data: JSON.parse(data) };
    }
  }
}
