const LONGEST = 40;
/** Mail programs make links of such things by themselves: a name must not become one. */
const LINK_LIKE = /[/@:\\]|\.\S|www/i;
/** A number to call or to pay to; and more words than first names have. */
const MESSAGE_LIKE = /\p{Nd}|(\S+\s){4}/u;
/** Line breaks could end a header; the others turn the direction of writing or cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Pure: text on one line, without characters that cannot be seen. */
export const oneLine = (text: string): string => text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim();

/** Pure: a first name fit for a greeting, or '' for what is no name but a message of the sender's own (S18). */
export function greetingName(firstName: string): string {
  const name = oneLine(firstName);
  return name.length > LONGEST || LINK_LIKE.test(name) || MESSAGE_LIKE.test(name) ? '' : name;
}
