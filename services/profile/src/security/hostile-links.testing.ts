/** What is no address of a page. */
export const NO_LINKS: readonly string[] = [
  'javascript:alert(1)//linkedin.com',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://linkedin.com/x',
  'blob:https://linkedin.com/x',
  '//linkedin.com/x',
  'user:password@linkedin.com/x',
  'https://',
  'https://user:password@linkedin.com/x',
];

/** Addresses elsewhere that look like a network's. */
export const passingFor = (host: string): readonly string[] => [
  `https://${host}.evil.example/x`,
  `https://evil.example/${host}`,
  `https://evil.example#${host}`,
  `https://evil.example?${host}`,
  `https://evil${host}/x`,
  `https://evil.example\\@${host}/x`,
  `https://${host}%2eevil.example/x`,
  `https://${host}@evil.example/x`,
];
