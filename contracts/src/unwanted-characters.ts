/**
 * What no text may hold: control characters but tabs and line breaks, and marks that turn the direction of what follows them, with which one name can look like
 * another. Databases refuse some of them.
 */
const UNWANTED_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text holds any of them, or half of a character. */
export const hasUnwanted = (text: string): boolean => text.search(UNWANTED_CHARACTERS) >= 0 || !text.isWellFormed();

/** The text without them: they come along unseen when something is pasted. */
export const withoutUnwanted = (text: string): string => text.replace(UNWANTED_CHARACTERS, '').toWellFormed();
