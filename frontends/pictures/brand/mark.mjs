/** The mark, as the design tokens colour it: ink ring and needle, saffron north. */
export const PAPER = '#f6f2ea';
export const INK = '#12323b';
export const DEEP = '#0d2f38';
export const ON_DEEP = '#f4ecdc';
export const SAFFRON = '#e3a01c';
export const SAFFRON_ON_DEEP = '#f0b640';

/** For 24 px and more: ring, needle, and the crossing east-west hand. */
export const mark = (ink, north) =>
  `<circle cx="16" cy="16" r="11.3" fill="none" stroke="${ink}" stroke-width="1.7" stroke-dasharray="27.3 8.2" stroke-dashoffset="-21.85"/><path d="M5.6 16 16 14.1 26.4 16 16 17.9Z" fill="${ink}"/><path d="M16 31.6 12.9 16h6.2Z" fill="${ink}"/><path d="M16 .4 19.1 16h-6.2Z" fill="${north}"/>`;

/** Under 24 px: heavier, without the crossing hand. */
export const smallMark = (ink, north) =>
  `<circle cx="16" cy="16" r="12" fill="none" stroke="${ink}" stroke-width="2.6" stroke-dasharray="27.7 10" stroke-dashoffset="-23.85"/><path d="M16 32 11.6 16h8.8Z" fill="${ink}"/><path d="M16 0 20.4 16h-8.8Z" fill="${north}"/>`;

/** A square icon: the mark at a share of the side, on a ground or on nothing. */
export function icon({ size, share, drawn, ground }) {
  const side = size * share;
  const offset = (size - side) / 2;
  const paper = ground ? `<rect width="${size}" height="${size}" fill="${ground}"/>` : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${paper}<svg x="${offset}" y="${offset}" width="${side}" height="${side}" viewBox="0 0 32 32">${drawn}</svg></svg>`,
  );
}
