import { PhoneIcon } from '../ui/icons.ts';
import { phoneHref, readablePhone } from './phone.ts';

/** Calls a coach by the number that they show. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a href={phoneHref(phone)}>
    <PhoneIcon />
    {readablePhone(phone)}
  </a>
);
