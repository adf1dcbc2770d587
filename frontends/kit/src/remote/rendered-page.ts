import type { Language } from '@pusula/contracts';
import type { Look } from '@pusula/frontend-kit/theme';

/** What the server says of the page that it has rendered, for the browser that goes on with it. */
export type RenderedPage = Look & {
  readonly language: Language;
  /** Slice name -> state. */
  readonly state: Readonly<Record<string, unknown>>;
};

const ELEMENT = 'rendered-page';

/** Reads it from the document. @returns null for a page that begins empty */
export function readRenderedPage(): RenderedPage | null {
  const text = document.getElementById(ELEMENT)?.textContent;
  return text ? (JSON.parse(text) as RenderedPage) : null;
}
