/** The mark: a needle longer than its rose. North is the only saffron in it. Decorative: the brand name stands beside it. */
export const Mark = ({ size = 28 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
    {size < 24 ? (
      <>
        <circle
          cx="16"
          cy="16"
          r="12"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeDasharray="27.7 10"
          strokeDashoffset="-23.85"
        />
        <path d="M16 32 11.6 16h8.8Z" fill="currentColor" />
        <path d="M16 0 20.4 16h-8.8Z" fill="var(--saffron)" />
      </>
    ) : (
      <>
        <circle
          cx="16"
          cy="16"
          r="11.3"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeDasharray="27.3 8.2"
          strokeDashoffset="-21.85"
        />
        <path d="M5.6 16 16 14.1 26.4 16 16 17.9Z" fill="currentColor" />
        <path d="M16 31.6 12.9 16h6.2Z" fill="currentColor" />
        <path d="M16 .4 19.1 16h-6.2Z" fill="var(--saffron)" />
      </>
    )}
  </svg>
);
