import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const KEYS = ['services', 'failed', 'emails'];
const Row = ({ active }: { active: string }) => (
  <Tabs label="Parts" active={active} onChange={() => undefined} tabs={KEYS.map((key) => ({ key, label: key, content: key }))} />
);
/** Four hundred pixels in a window of three hundred, as a phone would lay them out. */
function layOut(row: HTMLElement) {
  Object.defineProperty(row, 'clientWidth', { value: 300, configurable: true });
  for (const [place, tab] of screen.getAllByRole('tab').entries()) {
    Object.defineProperty(tab, 'offsetLeft', { value: place * 140, configurable: true });
    Object.defineProperty(tab, 'offsetWidth', { value: 120, configurable: true });
  }
}

it('brings the tab that is open into view with a bit of the next one, and says where the row is cut', () => {
  const { rerender } = render(<Row active="services" />);
  const row = screen.getByRole('tablist');
  layOut(row);
  rerender(<Row active="emails" />);
  expect(row.scrollLeft).toBe(280 + 120 + 40 - 300);
  fireEvent.scroll(row);
  expect(row.hasAttribute('data-cut')).toBe(true);
  row.scrollLeft = 0;
  fireEvent.scroll(row);
  expect(row.hasAttribute('data-cut')).toBe(false);
});
