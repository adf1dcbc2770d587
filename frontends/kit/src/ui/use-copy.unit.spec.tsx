import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { useCopy } from './use-copy.ts';

function Copied({ area = false }: { area?: boolean }) {
  const shown = useRef<HTMLTextAreaElement & HTMLParagraphElement>(null);
  const { outcome, copy, forget } = useCopy(shown);
  return (
    <>
      {area ? <textarea ref={shown} defaultValue="kuzey" /> : <p ref={shown}>kuzey</p>}
      <button type="button" onClick={() => void copy('kuzey')}>
        Copy
      </button>
      <button type="button" onClick={forget}>
        Forget
      </button>
      <output>{outcome}</output>
    </>
  );
}

const clipboard = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
const setClipboard = (value: unknown) => Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
afterEach(() => {
  cleanup();
  getSelection()?.removeAllRanges();
  if (clipboard) Object.defineProperty(navigator, 'clipboard', clipboard);
  else Reflect.deleteProperty(navigator, 'clipboard');
});

it('copies, says so, and forgets it', async () => {
  const user = userEvent.setup();
  render(<Copied />);
  await user.click(screen.getByText('Copy'));
  expect(await screen.findByText('copied')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('kuzey');
  await user.click(screen.getByText('Forget'));
  expect(screen.queryByText('copied')).toBeNull();
});

it.each([
  ['refuses', { writeText: () => Promise.reject(new Error('refused')) }],
  ['has no clipboard', undefined],
])('selects the text where the browser %s', async (_, value) => {
  const user = userEvent.setup();
  setClipboard(value);
  render(<Copied />);
  await user.click(screen.getByText('Copy'));
  expect(await screen.findByText('failed')).toBeTruthy();
  expect(getSelection()?.toString()).toBe('kuzey');
});

it('selects what stands in a field', async () => {
  const user = userEvent.setup();
  setClipboard(undefined);
  render(<Copied area />);
  await user.click(screen.getByText('Copy'));
  expect(await screen.findByText('failed')).toBeTruthy();
  const area = screen.getByRole<HTMLTextAreaElement>('textbox');
  expect([area.selectionStart, area.selectionEnd]).toEqual([0, 5]);
});
