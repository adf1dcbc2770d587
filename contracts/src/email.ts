/** Neither half may hold what could end or split an address in a mail's header, nor characters that cannot be seen. */
export const EMAIL_SHAPE = /^[^\s\p{C}@"<>(),;:\\[\]]+@[^\s\p{C}@."<>(),;:\\[\]]+(\.[^\s\p{C}@."<>(),;:\\[\]]+)+$/u;

/** An address as it is kept and compared. Some letters come apart in lower case: folded again, it has to stay what it is. */
export const foldEmail = (value: string): string => value.trim().normalize('NFC').toLowerCase().normalize('NFC');
