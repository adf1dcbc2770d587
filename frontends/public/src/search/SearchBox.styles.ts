import { css, styled } from 'styled-components';

/** The one large control. On a phone the home page's button takes a line of its own. */
export const SearchForm = styled.form<{ $stacked: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  min-height: 64px;
  padding: 7px;
  background: var(--raised);
  border: 1px solid var(--edge);
  border-radius: var(--r3);
  color: var(--ink);
  > button[type='submit'] {
    min-height: 48px;
  }
  &:has(input:focus) {
    border-color: var(--focus);
    /* Not a shadow: forced colours take shadows away. */
    outline: 1px solid var(--focus);
  }
  @media (max-width: 720px) {
    ${({ $stacked }) =>
      $stacked
        ? css`
            flex-wrap: wrap;
            padding: 4px;
            > button[type='submit'] {
              width: 100%;
            }
          `
        : css`
            > button[type='submit'] {
              padding-inline: 14px;
              margin-inline-start: var(--s2);
            }
          `}
  }
`;

export const Lens = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 22px;
  margin: 0 var(--s3) 0 var(--s4);
  color: var(--ink-2);
  .lucide {
    width: 22px;
    height: 22px;
    stroke-width: 1.6;
  }
  @media (max-width: 720px) {
    margin: 0 var(--s2) 0 var(--s3);
  }
`;

export const FieldPlace = styled.span`
  position: relative;
  flex: 1;
  min-width: 0;
`;

export const Field = styled.input`
  width: 100%;
  height: 48px;
  border: 0;
  background: none;
  font-size: 1.0625rem;
  text-overflow: ellipsis;
  &, &:focus-visible {
    outline: 0;
  }
  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  @media (max-width: 720px) {
    &::placeholder {
      color: transparent;
    }
  }
`;

/** Stands in for the placeholder on a phone. Both are there, because a server that renders the page does not know how wide it will be. */
export const ShortPlaceholder = styled.span`
  display: none;
  position: absolute;
  inset: 0 2px;
  line-height: 48px;
  font-size: 1.0625rem;
  color: var(--ink-3);
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;
  pointer-events: none;
  @media (max-width: 720px) {
    ${Field}:placeholder-shown + & {
      display: block;
    }
  }
`;

export const ClearButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  margin-inline-end: var(--s2);
  color: var(--ink-3);
  border-radius: var(--r2);
  &:hover {
    color: var(--ink);
  }
  &:focus-visible {
    outline-offset: -4px;
  }
  svg {
    width: 18px;
    height: 18px;
  }
`;

export const ButtonText = styled.span<{ $button: 'discover' | 'search' }>`
  display: contents;
  svg {
    display: none;
    width: 20px;
    height: 20px;
  }
  ${({ $button }) =>
    $button === 'search' &&
    css`
      @media (max-width: 720px) {
        svg {
          display: block;
        }
        span {
          display: none;
        }
      }
    `}
`;
