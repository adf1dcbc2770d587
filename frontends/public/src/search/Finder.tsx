import { ClearButton, SearchIcon } from '@pusula/frontend-kit/ui';
import { styled } from 'styled-components';

const Field = styled.div`
  position: relative;
  margin-bottom: var(--s2);
  > svg {
    position: absolute;
    inset-inline-start: 14px;
    top: 12px;
    width: 18px;
    height: 18px;
    color: var(--ink-3);
    pointer-events: none;
  }
  input {
    width: 100%;
    min-height: 42px;
    padding: 8px 44px 8px 42px;
    background: var(--raised);
    border: 1px solid var(--edge);
    border-radius: var(--r2);
    font-size: 0.9375rem;
  }
  input::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  input:hover {
    border-color: var(--ink);
  }
  input:focus-visible {
    border-color: var(--focus);
    outline: 1px solid var(--focus);
    outline-offset: 0;
    border-radius: var(--r2);
  }
  @media (max-width: 720px) {
    /* Below 16 px a phone zooms into the field. */
    input {
      font-size: 1rem;
    }
  }
`;

type FinderProps = { label: string; typed: string; onType: (typed: string) => void };

/** Narrows the list below it down while somebody types. */
export const Finder = ({ label, typed, onType }: FinderProps) => (
  <Field>
    <SearchIcon aria-hidden />
    <input
      type="text"
      value={typed}
      onChange={({ target }) => onType(target.value)}
      placeholder={label}
      aria-label={label}
      autoComplete="off"
    />
    {typed !== '' && <ClearButton onClear={() => onType('')} />}
  </Field>
);
