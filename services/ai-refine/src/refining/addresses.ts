/** Web and e-mail addresses: no rule of writing applies inside of them, and each of them is a fact. */
export const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>"“”]*[^\s<>"“”.,;:!?)]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])[\w-]+(?:\.[\w-]+)*\.(?:com|net|org|edu|gov|info|biz|tr|io|co|me|tv|app|dev|online|site|store|shop|blog|coach|academy|example)(?:\/[^\s<>"“”]*[^\s<>"“”.,;:!?)])?(?![\p{L}\d])/giu;
