import type { Provider } from './providers.ts';

/** The providers' own marks, as their brand rules ask for: their colours, or one ink. The demo's has our needle. */
const MARKS = {
  Google: (
    <>
      <path fill="#4285F4" d="M22.6 12.3c0-.8-.1-1.5-.2-2.3H12v4.3h5.9a5 5 0 0 1-2.2 3.3v2.8h3.6c2.1-2 3.3-4.8 3.3-8.1z" />
      <path fill="#34A853" d="M12 23c3 0 5.5-1 7.3-2.7l-3.6-2.8a6.6 6.6 0 0 1-9.9-3.4H2.2v2.8A11 11 0 0 0 12 23z" />
      <path fill="#FBBC05" d="M5.8 14.1a6.6 6.6 0 0 1 0-4.2V7.1H2.2a11 11 0 0 0 0 9.8z" />
      <path fill="#EA4335" d="M12 5.4c1.6 0 3.1.6 4.2 1.6l3.2-3.1A11 11 0 0 0 2.2 7.1l3.6 2.8A6.6 6.6 0 0 1 12 5.4z" />
    </>
  ),
  Facebook: (
    <path fill="currentColor" d="M14 13.5h2.5l1-4H14v-2c0-1 0-2 2-2h1.5V2.1c-.3 0-1.6-.1-2.9-.1C11.9 2 10 3.7 10 6.7v2.8H7v4h3V22h4z" />
  ),
  Microsoft: (
    <>
      <path fill="#F25022" d="M2.5 2.5h9v9h-9z" />
      <path fill="#7FBA00" d="M12.5 2.5h9v9h-9z" />
      <path fill="#00A4EF" d="M2.5 12.5h9v9h-9z" />
      <path fill="#FFB900" d="M12.5 12.5h9v9h-9z" />
    </>
  ),
  Apple: (
    <path
      fill="currentColor"
      d="M12.15 6.9c-.95 0-2.41-1.08-3.96-1.04a5.88 5.88 0 0 0-4.96 3.01c-2.12 3.68-.55 9.1 1.52 12.1 1.01 1.45 2.2 3.09 3.79 3.03 1.52-.07 2.09-.99 3.93-.99 1.83 0 2.35.99 3.96.95 1.64-.03 2.68-1.48 3.68-2.95a13.2 13.2 0 0 0 1.66-3.41 5.32 5.32 0 0 1-3.22-4.86c-.03-3.04 2.48-4.5 2.6-4.56-1.43-2.09-3.63-2.32-4.39-2.38-2-.15-3.68 1.1-4.61 1.1zm3.38-3.07A5.4 5.4 0 0 0 16.78 0a5.5 5.5 0 0 0-3.54 1.82 5.15 5.15 0 0 0-1.27 3.71 4.55 4.55 0 0 0 3.56-1.7z"
    />
  ),
  Demo: (
    <>
      <path fill="var(--saffron)" d="M12 1.5l3.6 10.5H8.4z" />
      <path fill="none" stroke="currentColor" d="M12 22.5l3.6-10.5H8.4z" />
    </>
  ),
} satisfies Record<Provider, unknown>;

export const BrandMark = ({ provider }: { provider: Provider }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    {MARKS[provider]}
  </svg>
);
