import * as contracts from '@pusula/contracts';
import { on } from '@pusula/service-kit/service';
import type { Deps } from './deps.ts';
import { erasePerson } from './people/erase-person.ts';
import { projectAccount } from './people/project-account.ts';
import { projectCategory } from './people/project-category.ts';

/** What this service consumes. */
export const events = (deps: Deps) => [
  on(contracts.accountChanged, projectAccount(deps)),
  on(contracts.accountErased, erasePerson(deps)),
  on(contracts.categoryChanged, projectCategory(deps)),
];
