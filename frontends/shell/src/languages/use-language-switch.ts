import type { Language } from '@pusula/contracts';
import { switchLanguage, useTexts } from '@pusula/frontend-kit/i18n';
import { useNavigate } from 'react-router-dom';

/**
 * The address of this page in another language, if it has one: pages name their twins to search engines, and readers use the same link. Null: the
 * address stays.
 */
function twinAddress(language: Language): string | null {
  const link = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`);
  const url = link && URL.parse(link.href);
  return url && url.origin === location.origin && url.pathname !== location.pathname ? url.pathname + location.search : null;
}

/** Switches the page to a language, and to its address in it. */
export function useLanguageSwitch() {
  const { i18n, language } = useTexts();
  const navigate = useNavigate();
  const choose = async (next: Language) => {
    const twin = twinAddress(next);
    await switchLanguage(i18n, next);
    if (twin) void navigate(twin, { replace: true });
  };
  return { language, choose };
}
