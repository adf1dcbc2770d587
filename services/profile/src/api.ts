import * as contracts from '@pusula/contracts';
import { serve } from '@pusula/service-kit/service';
import { dashboardStats } from './dashboard/dashboard-stats.ts';
import type { Deps } from './deps.ts';
import { exportUsers } from './directory/export-users.ts';
import { lastUsers } from './directory/last-users.ts';
import { searchUsers } from './directory/search-users.ts';
import { awaitAccount } from './people/await-account.ts';
import { coachSummaries } from './people/coach-summaries.ts';
import { getCoachById } from './people/get-coach-by-id.ts';
import { getCurrentUser } from './people/get-current-user.ts';
import { editedUser, getUserById } from './people/get-user-by-id.ts';
import { personData } from './people/person-data.ts';
import { revisePerson, undoPersonEdit } from './people/revise-person.ts';
import { updateCertificates } from './people/update-certificates.ts';
import { updateCoachingProfile } from './people/update-coaching-profile.ts';
import { updateUserProfile } from './people/update-user-profile.ts';
import { uploadProfilePicture } from './pictures/upload-profile-picture.ts';

/** What this service serves. */
export const api = (deps: Deps) => [
  serve(contracts.getCoachById, getCoachById(deps)),
  serve(contracts.getCurrentUser, getCurrentUser(deps)),
  serve(contracts.updateUserProfile, updateUserProfile(deps)),
  serve(contracts.updateCoachingProfile, updateCoachingProfile(deps)),
  serve(contracts.updateCoachingCertificate, updateCertificates(deps)),
  serve(contracts.updateCoachingCertificates, updateCertificates(deps)),
  serve(contracts.uploadProfilePicture, uploadProfilePicture(deps)),
  serve(contracts.searchUsers, searchUsers(deps)),
  serve(contracts.lastUsers, lastUsers(deps)),
  serve(contracts.exportUsers, exportUsers(deps)),
  serve(contracts.getUserById, getUserById(deps)),
  serve(contracts.editedUser, editedUser(deps)),
  serve(contracts.dashboardStats, dashboardStats(deps)),
  serve(contracts.coachSummaries, coachSummaries(deps)),
  serve(contracts.awaitAccount, awaitAccount(deps)),
  serve(contracts.personData, personData(deps)),
  serve(contracts.revisePerson, revisePerson(deps)),
  serve(contracts.undoPersonEdit, undoPersonEdit(deps)),
];
