import { styled } from 'styled-components';

export type Tone = 'plain' | 'good' | 'bad' | 'warn' | 'info';

/** A state in one word. */
export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 8px;
  border-radius: var(--r1);
  font: 600 0.8125rem/1.3 var(--sans);
  white-space: nowrap;
  background: ${({ $tone = 'plain' }) => ($tone === 'plain' ? 'var(--sunken)' : `var(--${$tone}-wash)`)};
  color: ${({ $tone = 'plain' }) => ($tone === 'plain' ? 'var(--ink-2)' : `var(--${$tone})`)};
  &::before {
    content: '';
    width: 6px;
    height: 6px;
    background: currentColor;
    rotate: 45deg;
  }
`;
