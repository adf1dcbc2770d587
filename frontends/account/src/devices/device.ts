/** Names that browsers give themselves, the more special before those that they imitate: every browser claims to be several others as well. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chromium)\//, 'Chromium'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac(intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const HANDHELD = /\b(iPhone|iPad|Android|Mobile)\b/;

/** What a program calls itself first, unless it says `Mozilla` as all browsers do: `curl/8.5.0`. */
const ownName = (userAgent: string): string | undefined => /^(?!Mozilla\b)([A-Za-z][\w .-]{1,23})\//.exec(userAgent)?.[1];

export type Device = {
  /** What a person would call it: browser and system. Empty when nothing is recognised. */
  readonly names: readonly string[];
  readonly isHandheld: boolean;
};

/** Pure: the device that a user agent stands for. */
export function deviceOf(userAgent: string): Device {
  const [browser, system] = [BROWSERS, SYSTEMS].map((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1]);
  const names = [browser ?? ownName(userAgent), system].filter((name) => name !== undefined);
  return { names, isHandheld: HANDHELD.test(userAgent) };
}
