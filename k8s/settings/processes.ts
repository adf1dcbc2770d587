import { refineConfig } from '@pusula/ai-refine-service';
import { catalogConfig } from '@pusula/catalog-service';
import type { ServiceName } from '@pusula/contracts';
import { gatewayConfig } from '@pusula/gateway';
import { identityConfig } from '@pusula/identity-service';
import { mailConfig } from '@pusula/mail-service';
import { profileConfig } from '@pusula/profile-service';
import { searchConfig } from '@pusula/search-service';
import type { ConfigShape } from '@pusula/service-kit/config';

/** What each process reads from its environment. */
export const SHAPES: Readonly<Record<ServiceName | 'gateway', ConfigShape>> = {
  gateway: gatewayConfig,
  identity: identityConfig,
  profile: profileConfig,
  catalog: catalogConfig,
  search: searchConfig,
  mail: mailConfig,
  'ai-refine': refineConfig,
};
export const PROCESSES = Object.keys(SHAPES) as (keyof typeof SHAPES)[];
export const SITES = ['shell-site', 'public-site', 'account-site', 'admin-site'] as const;
/** What is behind the gateway without data of its own. */
export const FRONTS = [...SITES, 'renderer'] as const;
