import type { i18n, TFunction } from 'i18next';
import { useErrorTexts, useTexts } from '../i18n/index.ts';
import type { ApiProblem } from './api-error.ts';

type Shown = Pick<ApiProblem, 'message' | 'fallback' | 'named' | 'retryAfterSeconds'>;
type Translate = { t: TFunction; exists: i18n['exists'] };

/**
 * The display rule of specification section 8: the server's message as a code, else the message itself, else the action's own text.
 * A message may also be a text key, when it was thrown in the browser. Whoever has to wait is told for how long.
 */
export function problemText({ message, fallback, named, retryAfterSeconds }: Shown, { t, exists }: Translate): string {
  if (message === null) return t(fallback, { ...named });
  if (message === 'TOO_MANY_REQUESTS' && retryAfterSeconds) return t('errors.too_many', { count: Math.ceil(retryAfterSeconds / 60) });
  const code = `errors.api_errors.${message}`;
  if (exists(code)) return t(code);
  return exists(message) ? t(message) : message;
}

/** The rule for components. Until the sentences of the codes are there, a code's text is empty: a bare code is nobody's language. */
export function useProblemText(): (problem: Shown) => string {
  const { t, i18n } = useTexts();
  const { ready, request } = useErrorTexts();
  return (problem) => {
    if (ready || problem.message === null) return problemText(problem, { t, exists: i18n.exists.bind(i18n) });
    request();
    return '';
  };
}
