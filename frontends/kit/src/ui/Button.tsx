import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Needle } from './Needle.tsx';

/**
 * `main`: ink on paper, one per view. `line`: the second choice. `text`: quiet. `danger`: takes something away. `dangerLine`: leads to that, among others.
 */
export type ButtonLook = 'main' | 'line' | 'text' | 'danger' | 'dangerLine';
type Look = { $look: ButtonLook; $small: boolean };

const looks = {
  main: css`
    background: var(--act);
    color: var(--on-act);
    &:hover { background: var(--act-hover); }
    &:active { background: var(--act-press); }
  `,
  line: css`
    color: var(--ink);
    border-color: var(--edge);
    &:hover { background: var(--hover); border-color: var(--ink); }
    &:active { background: var(--select); }
  `,
  text: css`
    color: var(--ink);
    padding-inline: var(--s3);
    &:hover { background: var(--hover); }
    &:active { background: var(--select); }
  `,
  danger: css`
    background: var(--bad);
    color: var(--on-act);
    &:hover { background: color-mix(in oklab, var(--bad) 86%, var(--ink)); }
    &:active { background: color-mix(in oklab, var(--bad) 72%, var(--ink)); }
  `,
  dangerLine: css`
    color: var(--bad);
    border-color: currentColor;
    &:hover { background: var(--bad-wash); }
    &:active { background: color-mix(in oklab, var(--bad-wash) 88%, var(--bad)); }
  `,
};

const shape = css<Look>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  min-height: ${({ $small }) => ($small ? 36 : 44)}px;
  padding: 0 ${({ $small }) => ($small ? 'var(--s3)' : 'var(--s5)')};
  border: 1px solid transparent;
  border-radius: var(--r2);
  font: 600 ${({ $small }) => ($small ? '.875rem' : '.9375rem')} / 1 var(--sans);
  text-decoration: none;
  white-space: nowrap;
  user-select: none;
  transition: background var(--fast), border-color var(--fast), color var(--fast);
  ${({ $look }) => looks[$look]}
`;

const Native = styled.button<Look>`
  ${shape}
  &:disabled {
    background: ${({ $look }) => ($look === 'main' || $look === 'danger' ? 'var(--off)' : 'none')};
    color: var(--ink-3);
    border-color: ${({ $look }) => ($look === 'line' || $look === 'dangerLine' ? 'var(--rule)' : 'transparent')};
    cursor: not-allowed;
  }
  &[aria-busy='true'] { pointer-events: none; }
`;
const Anchor = styled(Link)<Look>`${shape}`;

type Common = { look?: ButtonLook; small?: boolean; children: ReactNode };
type ButtonProps = Common &
  Omit<ComponentPropsWithRef<'button'>, 'children'> & {
    /** Its work is under way: the needle swings, a second press does nothing. */
    busy?: boolean;
  };

/**
 * Pressing it leaves the focus in the field where it was: an error that appears below a field when it is left would push the button away from under the
 * pointer, and the press would be lost.
 */
const stayInField = (event: MouseEvent) => event.preventDefault();

export const Button = ({ look = 'main', small = false, busy = false, type = 'button', children, ...rest }: ButtonProps) => (
  <Native
    {...(type === 'submit' && { onMouseDown: stayInField })}
    {...rest}
    type={type}
    $look={look}
    $small={small}
    aria-busy={busy || undefined}
  >
    {busy && <Needle swinging size={16} />}
    {children}
  </Native>
);

/** A link that looks like a button: it goes somewhere, so it stays a link. */
export const ButtonLink = ({ look = 'main', small = false, ...rest }: Common & LinkProps) => (
  <Anchor {...rest} $look={look} $small={small} />
);
