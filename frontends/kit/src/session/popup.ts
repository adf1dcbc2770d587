/** The size that providers draw their sign-in pages for. */
const WIDTH = 480;
const HEIGHT = 640;

/**
 * A window of a provider over the page's middle, empty at first. It has to be opened inside of the gesture that asks for it: later, browsers block it.
 * @param text stands in it until the provider's page comes
 * @returns null when the browser has blocked it
 */
export function openPopup(text: string): Window | null {
  const left = Math.round(screenX + (outerWidth - WIDTH) / 2);
  const top = Math.round(screenY + (outerHeight - HEIGHT) / 2);
  const popup = open('about:blank', '_blank', `popup=yes,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup || popup.closed) return null;
  // The provider's page answers over a channel of this origin; a way to move this page is none of its business. Opening it with `noopener` would
  // do the same, but such a window may not close itself in the end.
  popup.opener = null;
  popup.document.documentElement.style.colorScheme = 'light dark';
  popup.document.body.append(text);
  return popup;
}

export const showInPopup = (popup: Window, address: string): void => popup.location.replace(address);
export const isPopupClosed = (popup: Window): boolean => popup.closed;
export const closePopup = (popup: Window): void => popup.close();
