import { zodResolver } from '@hookform/resolvers/zod';
import { Email } from '@pusula/contracts';
import { z } from 'zod';

const addressForm = z.object({ email: z.string().trim().min(1, 'mailedLink:emailMissing').pipe(Email) });
export type AddressFields = z.output<typeof addressForm>;
export const resolver = zodResolver(addressForm);
