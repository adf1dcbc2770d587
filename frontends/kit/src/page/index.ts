export { announce } from './announcer.ts';
export { hearBackFirst } from './back-hearer.ts';
export { type Notice, notices, noticesReducer } from './notices.slice.ts';
export { PageFrame } from './PageFrame.tsx';
export { PageTitle } from './PageTitle.tsx';
export { saveFile } from './save-file.ts';
export { useOwnHead } from './served-head.ts';
export { useCurrentInView } from './use-current-in-view.ts';
export { useMatches } from './use-matches.ts';
