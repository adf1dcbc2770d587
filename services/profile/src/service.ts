import { profileForgot } from '@pusula/contracts';
import type { Schema } from '@pusula/service-kit/db';
import type { Service, ServiceOptions } from '@pusula/service-kit/service';
import { AccountTable } from './accounts/account.ts';
import { api } from './api.ts';
import type { ProfileConfig } from './config.ts';
import { createDeps } from './deps.ts';
import { events } from './events.ts';
import { Profiles1760000000001 } from './migrations/0001-profiles.ts';
import { PictureRemovals1760000000002 } from './migrations/0002-picture-removals.ts';
import { Directory1760000000003 } from './migrations/0003-directory.ts';
import { VisibilityReviews1760000000004 } from './migrations/0004-visibility-reviews.ts';
import { UnverifiedAccounts1760000000005 } from './migrations/0005-unverified-accounts.ts';
import { SessionFacts1760000000006 } from './migrations/0006-session-facts.ts';
import { OwnerNetworks1760000000007 } from './migrations/0007-owner-networks.ts';
import { FirstSessions1760000000008 } from './migrations/0008-first-sessions.ts';
import { CoachTable } from './people/coach.ts';
import { DirectoryEntryTable } from './people/directory-entry.ts';
import { hasNoPicturesLeft } from './people/erase-person.ts';
import { importCoaches } from './people/import-coaches.ts';
import { PersonTable } from './people/person.ts';
import { visibilityReviewer } from './people/review-visibility.ts';
import { unknownAccounts } from './people/unknown-accounts.ts';
import { adoptPictures } from './pictures/adopt-pictures.ts';
import { isPictureStored } from './pictures/is-picture-stored.ts';
import { PictureRemovalTable } from './pictures/picture-removal-table.ts';
import type { PictureStore } from './pictures/picture-store.ts';
import { PictureTable } from './pictures/picture-table.ts';
import { pictureRemover } from './pictures/remove-pictures.ts';
import { servePictures } from './pictures/serve-pictures.ts';
import { storePicture } from './pictures/store-picture.ts';
import { pictureSweeper } from './pictures/sweep-pictures.ts';
import { coachSharingPage } from './sharing/coach-sharing.ts';
import { SpecialtyTable } from './specialties/specialty.ts';

export { pictureStore, profileConfig } from './config.ts';
export type { ImportedCoach } from './people/import-coaches.ts';
export type { Rendition } from './pictures/address.ts';
export { isPictureKept } from './pictures/is-picture-kept.ts';
export type { PictureStore } from './pictures/picture-store.ts';
export { renderRendition } from './pictures/render.ts';

export const schema: Schema = {
  tables: [AccountTable, PersonTable, CoachTable, SpecialtyTable, PictureTable, PictureRemovalTable, DirectoryEntryTable],
  migrations: [
    Profiles1760000000001,
    PictureRemovals1760000000002,
    Directory1760000000003,
    VisibilityReviews1760000000004,
    UnverifiedAccounts1760000000005,
    SessionFacts1760000000006,
    OwnerNetworks1760000000007,
    FirstSessions1760000000008,
  ],
  localised: [{ table: 'specialty', texts: ['name'] }],
};

export type ProfileService = Service & {
  readonly importCoaches: ReturnType<typeof importCoaches>;
  readonly storePicture: ReturnType<typeof storePicture>;
  readonly adoptPictures: ReturnType<typeof adoptPictures>;
  readonly isPictureStored: ReturnType<typeof isPictureStored>;
  readonly unknownAccounts: ReturnType<typeof unknownAccounts>;
};

/** People as they present themselves: names, contact, pictures, coaching profiles and certificates. */
export function createProfileService(options: ServiceOptions<ProfileConfig>, pictures?: PictureStore): ProfileService {
  const deps = createDeps(options, pictures);
  return {
    api: api(deps),
    events: events(deps),
    forgetting: { receipt: profileForgot, isForgotten: hasNoPicturesLeft(deps) },
    pages: [coachSharingPage(deps), servePictures(deps.pictures)],
    jobs: [pictureSweeper(deps), pictureRemover(deps), visibilityReviewer(deps)],
    importCoaches: importCoaches(deps),
    storePicture: storePicture(deps),
    adoptPictures: adoptPictures(deps),
    isPictureStored: isPictureStored(deps),
    unknownAccounts: unknownAccounts(deps),
  };
}
