/** What the product uses of styled-components; see webpack/shared.ts. */
export { createGlobalStyle, css, default, keyframes, styled } from '#styled-components';
