import { type Language, pathIn } from '@pusula/contracts';
import { storeLanguage, switchLanguage, useTexts } from '@pusula/frontend-kit/i18n';
import { useNavigate } from 'react-router-dom';

/**
 * The address of this page in another language, if its address says one: pages name their twins to search engines, and readers use the same link. A page
 * that search engines do not keep opens under the other prefix. Null: the address stays.
 */
function twinAddress(language: Language): string | null {
  const link = document.head.querySelector<HTMLLinkElement>(`link[rel="alternate"][hreflang="${language}"]`);
  const url = link && URL.parse(link.href);
  if (url && url.origin === location.origin && url.pathname !== location.pathname) return url.pathname + location.search;
  const path = pathIn(language, location.pathname);
  return path && path + location.search;
}

/** Switches the page to a language, and to its address in it. */
export function useLanguageSwitch() {
  const { i18n, language } = useTexts();
  const navigate = useNavigate();
  const speak = async (next: Language) => {
    const twin = twinAddress(next);
    await switchLanguage(i18n, next);
    if (twin) void navigate(twin, { replace: true });
  };
  const choose = (next: Language) => {
    storeLanguage(next);
    return speak(next);
  };
  return { language, speak, choose };
}
