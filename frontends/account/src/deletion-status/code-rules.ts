import { zodResolver } from '@hookform/resolvers/zod';
import { dataDeletionStatus } from '@pusula/contracts';
import { z } from 'zod';

const codeForm = z.object({ code: z.string().trim().toLowerCase().pipe(dataDeletionStatus.input.shape.code) });
export type CodeFields = z.output<typeof codeForm>;
export const resolver = zodResolver(codeForm);
