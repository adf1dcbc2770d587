import { css, styled } from 'styled-components';

/** The one large control. On a phone the home page's button takes a line of its own. */
export const Box = styled.form<{ $stacked: boolean }>`
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
  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 1px var(--focus);
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

export const Field = styled.input`
  flex: 1;
  min-width: 0;
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
`;

export const ClearButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  color: var(--ink-3);
  border-radius: var(--r2);
  &:hover {
    color: var(--ink);
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
