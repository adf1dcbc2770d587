import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { chooseTheme, useThemeChoice } from './theme-choice.ts';

const root = document.documentElement;
const Shown = () => <output>{useThemeChoice()}</output>;
const shown = () => screen.getByRole('status').textContent;

afterEach(() => {
  cleanup();
  localStorage.clear();
  delete root.dataset.theme;
});

describe('a chosen theme', () => {
  it('is on at once, kept, and given up for the system’s', () => {
    render(<Shown />);
    act(() => chooseTheme('dark'));
    expect([shown(), root.dataset.theme, localStorage.getItem('pusula.theme')]).toEqual(['dark', 'dark', 'dark']);
    act(() => chooseTheme('system'));
    expect([shown(), root.dataset.theme, localStorage.getItem('pusula.theme')]).toEqual(['system', undefined, null]);
  });

  it('in one tab is on in the others', () => {
    render(<Shown />);
    localStorage.setItem('pusula.theme', 'light');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'pusula.theme' })));
    expect([shown(), root.dataset.theme]).toEqual(['light', 'light']);
  });
});
