import * as contracts from '@pusula/contracts';
import { on } from '@pusula/service-kit';
import type { Deps } from './deps.ts';
import { erasePerson } from './people/erase-person.ts';
import { hearAccount } from './people/hear-account.ts';
import { hearCategory } from './specialties/hear-category.ts';

/** What this service hears. */
export const events = (deps: Deps) => [
  on(contracts.accountChanged, hearAccount(deps)),
  on(contracts.accountErased, erasePerson(deps)),
  on(contracts.categoryChanged, hearCategory(deps)),
];
