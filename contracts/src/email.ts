/** Neither half may hold what could end or split an address in a mail's header, nor characters that cannot be seen. */
export const EMAIL_SHAPE = /^[^\s\p{C}@"<>(),;:\\[\]]+@[^\s\p{C}@."<>(),;:\\[\]]+(\.[^\s\p{C}@."<>(),;:\\[\]]+)+$/u;

/** An address as it is kept and compared. */
export const foldEmail = (value: string): string => value.trim().normalize('NFC').toLowerCase();
