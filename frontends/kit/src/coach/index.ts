/** A coach as visitors see one: on the coach's page, in lists, and in the preview of whoever writes a profile. */
export { Certificates } from './Certificates.tsx';
export { CoachProfile } from './CoachProfile.tsx';
export { CoachProfileSkeleton } from './CoachProfileSkeleton.tsx';
export { ContactButtons } from './ContactButtons.tsx';
export { ListedFacts } from './ListedFacts.tsx';
export { hasLongWord } from './long-name.ts';
export { Portrait } from './Portrait.tsx';
export { useFactNames } from './use-fact-names.ts';
