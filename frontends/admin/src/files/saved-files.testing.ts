import { jest } from '@jest/globals';

/** What pages hand over to the browser's downloads; jsdom has none. */
export function watchSavedFiles(): { name: string; text: () => Promise<string> }[] {
  const saved: { name: string; text: () => Promise<string> }[] = [];
  let newest = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      newest = blob;
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const blob = newest;
    saved.push({ name: this.download, text: () => textOf(blob) });
  });
  return saved;
}

/** With its byte order mark, which a reader of texts would swallow. */
const textOf = (blob: Blob): Promise<string> =>
  new Promise((read) => {
    const reader = new FileReader();
    reader.onload = () => read(new TextDecoder('utf-8', { ignoreBOM: true }).decode(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
