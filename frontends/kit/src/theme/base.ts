import { css } from 'styled-components';

/** The ground of every page: what elements look like before any component speaks. */
export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    background: var(--paper);
    color: var(--ink);
    font: var(--t-body);
    -webkit-text-size-adjust: 100%;
  }
  body {
    margin: 0;
    min-height: 100svh;
    font-feature-settings: 'kern', 'liga';
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, h5, p, ul, ol, dl, dd, figure, fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  fieldset {
    min-width: 0;
  }
  ul, ol {
    list-style: none;
  }
  img, svg {
    display: block;
    max-width: 100%;
  }
  a {
    color: inherit;
    text-underline-offset: 0.22em;
    text-decoration-thickness: 1px;
    text-decoration-color: var(--rule-2);
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  button, input, select, textarea {
    font: inherit;
    color: inherit;
  }
  /* Something was pressed before the page could answer (assets/start.js). */
  [data-waiting] * {
    cursor: progress;
  }
  button {
    background: none;
    border: 0;
    padding: 0;
    cursor: pointer;
  }
  :focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
    border-radius: var(--r1);
  }
  h1, h2, h3, h4, h5 {
    text-wrap: balance;
    font-optical-sizing: auto;
    /* Long names alone, and by the rules of the page's language. */
    hyphens: auto;
    hyphenate-limit-chars: 14 5 5;
  }
  p, li {
    text-wrap: pretty;
  }
  /* As wide as its words: what reached further would be painted over the letter or quotation mark before them. */
  mark {
    background: linear-gradient(var(--saffron-wash), var(--saffron-wash)) 0 100% / 100% 92% no-repeat;
    color: inherit;
    box-shadow: 0 1.5px 0 var(--saffron);
  }
  /* From page to page nothing moves but what goes along; what the reader presses meanwhile counts. */
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-group(*) {
    animation-duration: 280ms;
    animation-timing-function: var(--ease);
  }
  ::view-transition-old(root) {
    display: none;
  }
  ::view-transition-new(root) {
    animation: none;
  }
  ::view-transition-old(shared),
  ::view-transition-new(shared) {
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* As portraits are cropped (coach/Portrait.tsx): a square and an upright crop of one face lie upon each other. */
    object-position: 50% 22%;
    overflow: clip;
  }
  ::view-transition-old(shared):only-child {
    display: none;
  }
  ::selection {
    background: color-mix(in srgb, var(--saffron) 30%, transparent);
  }
  .lucide {
    width: 1.25em;
    height: 1.25em;
    flex: none;
    stroke-width: 1.6;
  }
  [data-print-only] {
    display: none;
  }
  /* Paper is light, and nothing on it can be pressed. */
  @media print {
    :root,
    :root[data-theme] {
      color-scheme: light;
    }
    html {
      background: none !important;
    }
    [data-print-only] {
      display: revert;
    }
    [data-screen-only] {
      display: none !important;
    }
    /* What a dialog has to say on paper, it says alone. */
    body:has([data-printed-alone]) > :not(:has([data-printed-alone])) {
      display: none !important;
    }
  }
  @media (forced-colors: active) {
    mark {
      background: Mark;
      color: MarkText;
    }
  }
`;
