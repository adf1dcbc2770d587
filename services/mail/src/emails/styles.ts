/** The design's tokens as mails can use them: two plain sets, because mail programs know neither light-dark() nor custom properties. */
const LIGHT = {
  paper: '#f6f2ea',
  raised: '#fdfbf6',
  rule: '#d9d9d2',
  ink: '#12323b',
  ink2: '#3b575e',
  quiet: '#50676c',
  act: '#12323b',
  onAct: '#fdfbf6',
} as const;
const DARK: Record<keyof typeof LIGHT, string> = {
  paper: '#0b1d23',
  raised: '#11282f',
  rule: '#2a3d43',
  ink: '#f2ecdf',
  ink2: '#c0cac6',
  quiet: '#98a9a8',
  act: '#f2ecdf',
  onAct: '#0b1d23',
};

const SERIF = "'Iowan Old Style',Palatino,'Palatino Linotype',Georgia,serif";
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Styles by part. Written at each element, because some programs drop the style sheet. */
export const STYLE = {
  page: { margin: 0, padding: 0, backgroundColor: LIGHT.paper, color: LIGHT.ink, fontFamily: SANS, WebkitTextSizeAdjust: '100%' },
  preview: { display: 'none', overflow: 'hidden', maxHeight: 0, maxWidth: 0, opacity: 0, lineHeight: '1px' },
  outer: { backgroundColor: LIGHT.paper },
  sheet: {
    width: '100%',
    maxWidth: 560,
    margin: '0 auto',
    backgroundColor: LIGHT.raised,
    border: `1px solid ${LIGHT.rule}`,
    borderRadius: 6,
  },
  markCell: { width: 28, paddingRight: 10, verticalAlign: 'middle' },
  mark: { display: 'block', border: 0 },
  brand: { verticalAlign: 'middle', fontFamily: SERIF, fontSize: 21, lineHeight: '26px', letterSpacing: '-0.01em', color: LIGHT.ink },
  heading: {
    margin: 0,
    fontFamily: SERIF,
    fontWeight: 400,
    fontSize: 32,
    lineHeight: '38px',
    letterSpacing: '-0.014em',
    color: LIGHT.ink,
    wordBreak: 'break-word',
  },
  paragraph: { margin: '18px 0 0', fontFamily: SANS, fontSize: 16, lineHeight: '26px', color: LIGHT.ink },
  list: { margin: '12px 0 0', padding: '0 0 0 20px', fontFamily: SANS, fontSize: 16, lineHeight: '26px', color: LIGHT.ink },
  point: { margin: '4px 0 0' },
  buttonTable: { marginBottom: 4 },
  button: { backgroundColor: LIGHT.act, borderRadius: 4 },
  buttonLink: {
    display: 'inline-block',
    padding: '14px 22px',
    fontFamily: SANS,
    fontSize: 16,
    fontWeight: 600,
    lineHeight: '20px',
    color: LIGHT.onAct,
    textDecoration: 'none',
  },
  alternative: { margin: 0, fontFamily: SANS, fontSize: 16, lineHeight: '26px' },
  alternativeLink: { color: LIGHT.ink, textDecoration: 'underline', fontWeight: 600 },
  note: { margin: '20px 0 0', fontFamily: SANS, fontSize: 15, lineHeight: '24px', color: LIGHT.ink2 },
  writtenOut: { margin: '20px 0 0', fontFamily: SANS, fontSize: 13, lineHeight: '20px', color: LIGHT.quiet },
  footer: { margin: 0, fontFamily: SANS, fontSize: 13, lineHeight: '20px', color: LIGHT.quiet },
  footerLink: { color: LIGHT.quiet, textDecoration: 'underline' },
} as const;

/** What inline styles cannot say: dark colours, narrow screens, the focus ring. */
export const STYLE_SHEET = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
a:focus-visible{outline:2px solid ${LIGHT.act};outline-offset:3px}
@media (max-width:480px){.pad{padding-left:24px!important;padding-right:24px!important}.heading{font-size:27px!important;line-height:33px!important}}
@media (prefers-color-scheme:dark){
.paper{background-color:${DARK.paper}!important}
.raised{background-color:${DARK.raised}!important;border-color:${DARK.rule}!important}
.ink{color:${DARK.ink}!important}.ink-2{color:${DARK.ink2}!important}.quiet{color:${DARK.quiet}!important}
.rule{border-color:${DARK.rule}!important}
.act{background-color:${DARK.act}!important}.on-act{color:${DARK.onAct}!important}
}`;

export const RULE = `1px solid ${LIGHT.rule}`;

/** Outlook's Windows program knows neither a greatest width nor padding on links, and reads this comment as markup. */
export const FOR_OUTLOOK = `<!--[if mso]><style>.sheet{width:560px!important}.act{padding:14px 22px!important}.on-act{padding:0!important}</style><![endif]-->`;
