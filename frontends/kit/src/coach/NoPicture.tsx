/** A calm figure in the hand of the other portraits, for somebody without a picture. */
export const NoPicture = ({ ground }: { ground: string }) => (
  <svg viewBox="0 0 160 200" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
    <g fill={`color-mix(in oklab, white 55%, ${ground})`} stroke="#10313a" strokeWidth="3" strokeLinejoin="round">
      <path d="M14 204c2-42 22-62 50-68h32c28 6 48 26 50 68Z" />
      <path d="M66 112v26c4 12 24 12 28 0v-26Z" />
      <path d="M48 78c0-30 14-46 33-46s32 16 32 44c0 30-14 48-33 48S48 106 48 78Z" />
    </g>
  </svg>
);
