/**
 * What no text may hold: control characters but tabs and line breaks, and marks that turn the direction of what follows them, with which one name can look like
 * another. Databases refuse some of them.
 */
const UNWANTED_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text holds any of them, or half of a character. */
export const hasUnwanted = (text: string): boolean => text.search(UNWANTED_CHARACTERS) >= 0 || !text.isWellFormed();

/** The text without them: they come along unseen when something is pasted. */
export const withoutUnwanted = (text: string): string => text.replace(UNWANTED_CHARACTERS, '').toWellFormed();

/** What shows nothing and stands for nothing: zero-width spaces, word joiners, byte order marks, soft hyphens, fillers that count as letters. */
const INVISIBLE = /\u034f|[\u00ad\u115f\u1160\u180e\u200b\u2060-\u2064\u206a-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb]/gu;
const JOINERS = /(\u200c|\u200d)(?:\u200c|\u200d)+/gu;
/**
 * Joiners and non-joiners at an end of a word, or in one of these scripts, where they only make one name look like another. Persian and Indian words are spelled
 * with them, and emoji composed.
 */
const IDLE_JOINER = /(?<=^|[\s\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])(?:\u200c|\u200d)|(?:\u200c|\u200d)(?=$|\s)/gu;

/** The text without characters that nobody sees. Marks of direction and joiners stay where a script needs them. */
export const withoutInvisible = (text: string): string => text.replace(INVISIBLE, '').replace(JOINERS, '$1').replace(IDLE_JOINER, '');

const LINE_BREAK = /[\n\r\u2028\u2029]/u;

/** Whether a text has more than one line. */
export const hasLineBreak = (text: string): boolean => LINE_BREAK.test(text);
