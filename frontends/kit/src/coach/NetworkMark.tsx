import type { LinkKind } from '@pusula/contracts';

const SHAPES = {
  linkedin: (
    <path
      fill="currentColor"
      fillRule="evenodd"
      d="M4 3h16a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1Zm2.2 7.1v7.7h2.5v-7.7Zm1.25-3.7a1.45 1.45 0 1 0 0 2.9 1.45 1.45 0 0 0 0-2.9Zm2.95 3.7v7.7h2.5v-4c0-1.2.5-1.9 1.5-1.9s1.4.7 1.4 1.9v4h2.5v-4.5c0-2.2-1.2-3.4-2.9-3.4-1.2 0-2 .6-2.5 1.3v-1.1Z"
    />
  ),
  instagram: (
    <>
      <rect x="3.5" y="3.5" width="17" height="17" rx="4.8" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <circle cx="12" cy="12" r="3.9" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <circle cx="16.8" cy="7.2" r="1.1" fill="currentColor" />
    </>
  ),
  facebook: (
    <path fill="currentColor" d="M14 13.5h2.5l1-4H14v-2c0-1 0-2 2-2h1.5V2.1c-.3 0-1.6-.1-2.9-.1C11.9 2 10 3.7 10 6.7v2.8H7v4h3V22h4z" />
  ),
} satisfies Record<Exclude<LinkKind, 'website'>, unknown>;

/** A network's own mark in one ink, as its name stands beside it. */
export const NetworkMark = ({ network }: { network: keyof typeof SHAPES }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    {SHAPES[network]}
  </svg>
);
