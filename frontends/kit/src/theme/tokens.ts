import { css } from 'styled-components';

/**
 * Every value the pages may use. Colours are light-dark(light, dark): one line per role, both themes side by side.
 * The theme follows the system; data-theme="light|dark" on <html> overrides it.
 */
const colours = css`
  /* Grounds */
  --paper: light-dark(#f6f2ea, #0b1d23); /* page */
  --raised: light-dark(#fdfbf6, #11282f); /* fields, menus, dialogs */
  --sunken: light-dark(#ece6da, #08171c); /* bands, table heads, skeletons */
  --deep: light-dark(#0d2f38, #071a20); /* ink ground: footer, admin rail, the hero's nearest ridge */

  /* Text */
  --ink: light-dark(#12323b, #f2ecdf); /* headings, body */
  --ink-2: light-dark(#3b575e, #c0cac6); /* secondary text */
  --ink-3: light-dark(#50676c, #98a9a8); /* meta, placeholder, help */
  --on-deep: light-dark(#f4ecdc, #f2ecdf);
  --on-deep-2: light-dark(#b4c6c5, #a9b9b7);

  /* Lines */
  --rule: light-dark(#12323b24, #f2ecdf21); /* hairlines */
  --rule-2: light-dark(#12323b52, #f2ecdf47); /* section rules, table heads */
  --rule-deep: #f2ecdf2b;
  --on-deep-wash: #f2ecdf14;
  --veil: #0a1a1f99;
  --edge: light-dark(#758689, #64808a); /* control borders, 3:1 */

  /* Action: ink on paper, paper on night */
  --act: light-dark(#12323b, #f2ecdf);
  --act-hover: light-dark(#1f4d58, #ffffff);
  --act-press: light-dark(#0a242b, #d8d2c4);
  --on-act: light-dark(#fdfbf6, #0b1d23);
  --hover: light-dark(#12323b0d, #f2ecdf12); /* quiet hover wash */
  --select: light-dark(#12323b14, #f2ecdf1c);
  --focus: light-dark(#0f6b7c, #f0b640);
  --off: light-dark(#dcd6c9, #1c343b); /* disabled fill */

  /* The accent: north, the match, the current step. Nothing else. */
  --saffron: light-dark(#e3a01c, #f0b640);
  --saffron-text: light-dark(#835300, #f3c264);
  --saffron-wash: light-dark(#f8e2b0, #4a3a12);
  --on-saffron: light-dark(#12323b, #0b1d23);

  /* Status */
  --good: light-dark(#226246, #8ad2ab);
  --good-wash: light-dark(#dfe9dc, #12352c);
  --bad: light-dark(#9f321d, #f5a48f);
  --bad-wash: light-dark(#f6e0d7, #3d211c);
  --info: light-dark(#0e5c6b, #86cdd8);
  --info-wash: light-dark(#d9e8e6, #123640);
  --warn: light-dark(#7a4d00, #f3c264);
  --warn-wash: light-dark(#f8e6bf, #3d3114);

  /* Portrait grounds */
  --g-sage: light-dark(#cdd8c9, #5d786b);
  --g-sand: light-dark(#ead8b6, #8b7650);
  --g-clay: light-dark(#e4c3ab, #8d6450);
  --g-mist: light-dark(#c2d5d5, #4f747b);
  --g-dusk: light-dark(#c5c9cf, #5c6c7c);

  /* Of the home page's picture, until it is there: sky above, the nearest ridge below */
  --landscape: linear-gradient(
    light-dark(#e9e4d6, #0b1d23) 20%,
    light-dark(#efd9ad, #2b3a3c) 48%,
    light-dark(#2f666f, #0f2b33) 66%,
    var(--deep) 88%
  );

  /* Laid over pictures so that text on them stays legible */
  --scrim: light-dark(#f6f2ea, #071920);
`;

const type = css`
  /* Fraunces speaks (names, titles, figures that matter), Figtree works (everything else). */
  --serif: Fraunces, 'Fraunces fallback', Georgia, serif;
  --sans: Figtree, 'Figtree fallback', system-ui, sans-serif;
  --t-display: 340 clamp(2.625rem, 1.2rem + 5.8vw, clamp(4rem, 5.9vw, 5.5rem)) / 1.02 var(--serif);
  --t-h1: 350 clamp(2.125rem, 4.2vw, 3.5rem) / 1.08 var(--serif);
  --t-h2: 380 clamp(1.5rem, 2.2vw, 2rem) / 1.2 var(--serif);
  --t-h3: 420 1.375rem/1.27 var(--serif);
  --t-lead: 400 1.1875rem/1.58 var(--sans);
  --t-body: 400 1rem/1.6 var(--sans);
  --t-small: 400 0.875rem/1.5 var(--sans);
  --t-label: 600 0.875rem/1.4 var(--sans);
  --t-micro: 500 0.8125rem/1.4 var(--sans);
  --track-display: -0.018em;
  --track-h1: -0.014em;
  --track-h2: -0.012em;
`;

const spaceAndShape = css`
  /* Space, 4 px grid */
  --s1: 4px;
  --s2: 8px;
  --s3: 12px;
  --s4: 16px;
  --s5: 24px;
  --s6: 32px;
  --s7: 48px;
  --s8: 64px;
  --s9: 96px;
  --s10: 128px;
  --page: 1200px;
  --console: 1920px; /* rail and content of the administration, and the header above them */
  --console-rail: 224px;
  --console-gutter: clamp(20px, 2.4vw, 40px);
  --gutter: clamp(20px, 5vw, 120px);
  --measure: 64ch;
  --header: 76px; /* on the home page it lies over the picture: leave this much room at the top */

  /* Nearly square. Round is for people and switches only. */
  --r1: 2px;
  --r2: 4px;
  --r3: 6px;
  --round: 999px;

  /* Shadow: only what floats above the page */
  --pop: 0 1px 0 light-dark(#12323b14, #00000040), 0 12px 32px -8px light-dark(#12323b38, #000000a6);
  --dialog: 0 24px 80px -16px light-dark(#0a242b73, #000000cc);
`;

/**
 * State changes: fast, no travel. Lists, menus, sheets: base, 8 px travel, ease. The needle is the only thing that overshoots: it swings to its
 * bearing and settles. Numbers and text never animate.
 */
const motion = css`
  --fast: 120ms;
  --base: 200ms;
  --slow: 420ms;
  --ease: cubic-bezier(0.2, 0.7, 0.2, 1);
  --settle: cubic-bezier(0.3, 1.6, 0.45, 1);
`;

export const tokens = css`
  :root {
    color-scheme: light dark;
    ${colours}
    ${type}
    ${spaceAndShape}
    ${motion}
  }
  :root[data-theme='light'] {
    color-scheme: light;
  }
  :root[data-theme='dark'] {
    color-scheme: dark;
  }
  @media (max-width: 720px) {
    :root {
      --header: 64px;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    :root {
      --fast: 0s;
      --base: 0s;
      --slow: 0s;
    }
  }
  /* Who asks for more contrast gets full ink instead of the softer greys, and lines that carry. */
  @media (prefers-contrast: more) {
    :root {
      --ink-2: var(--ink);
      --ink-3: var(--ink);
      --on-deep-2: var(--on-deep);
      --rule: var(--edge);
      --rule-2: var(--ink);
      --edge: var(--ink);
    }
  }
`;
