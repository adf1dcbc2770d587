/** A phone number as people read it: `+90 532 123 45 67`; a foreign one stays as it was given. */
export const readablePhone = (phone: string) => phone.replace(/^\+?90(\d{3})(\d{3})(\d{2})(\d{2})$/u, '+90 $1 $2 $3 $4');

export const phoneHref = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/gu, '')}`;
