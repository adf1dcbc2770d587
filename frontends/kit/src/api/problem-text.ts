import type { i18n, TFunction } from 'i18next';
import { useTexts } from '../i18n/index.ts';
import type { ApiProblem } from './api-error.ts';

type Shown = Pick<ApiProblem, 'message' | 'fallback'>;
type Translate = { t: TFunction; exists: i18n['exists'] };

/**
 * The display rule of specification section 8: the server's message as a code, else the message itself, else the action's own text.
 * A message may also be a text key, when it was thrown in the browser.
 */
export function problemText({ message, fallback }: Shown, { t, exists }: Translate): string {
  if (message === null) return t(fallback);
  const code = `errors.api_errors.${message}`;
  if (exists(code)) return t(code);
  return exists(message) ? t(message) : message;
}

export function useProblemText(): (problem: Shown) => string {
  const { t, i18n } = useTexts();
  return (problem) => problemText(problem, { t, exists: i18n.exists.bind(i18n) });
}
