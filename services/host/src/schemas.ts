import { schema as refineSchema } from '@pusula/ai-refine-service';
import { schema as catalogSchema } from '@pusula/catalog-service';
import { schema as gatewaySchema } from '@pusula/gateway';
import { schema as identitySchema } from '@pusula/identity-service';
import { schema as mailSchema } from '@pusula/mail-service';
import { schema as profileSchema } from '@pusula/profile-service';
import { schema as searchSchema } from '@pusula/search-service';
import type { Schema } from '@pusula/service-kit/db';

/** What each database holds, by its name. */
export const SCHEMAS: Readonly<Record<string, Schema>> = {
  gateway: gatewaySchema,
  identity: identitySchema,
  profile: profileSchema,
  catalog: catalogSchema,
  search: searchSchema,
  mail: mailSchema,
  ai_refine: refineSchema,
};
