import { afterAll, beforeAll } from '@jest/globals';
import {
  type ActionTaken,
  type Caller,
  type CategoryExamples,
  categoryExamples,
  categoryExamplesChanged,
  undoCategoryAction,
  updateCategoryExamples,
} from '@pusula/contracts';
import { type RecordedEvents, recordEvents, type ServiceUnderTest } from '@pusula/service-kit/testing';
import { type AuditLog, auditLogOf } from '../audit-log.testing.ts';
import { admin, adminId, type CatalogCalls, callsOf, startCatalog } from '../catalog.testing.ts';
import type { CatalogService } from '../service.ts';

const gateway: Caller = { type: 'Service', name: 'gateway' };

/** The catalog for the tests of a file, and what administrators write there of how people speak of categories. */
export function examplesOfFile() {
  let catalog: ServiceUnderTest;
  let service: CatalogService;
  let calls: CatalogCalls;
  let log: AuditLog;
  let published: RecordedEvents<typeof categoryExamplesChanged>;
  beforeAll(async () => {
    ({ test: catalog, service } = await startCatalog());
    calls = callsOf(catalog);
    log = await auditLogOf(catalog, calls);
    published = await recordEvents(catalog, categoryExamplesChanged);
  });
  afterAll(() => catalog?.stop());
  return {
    service: () => service,
    calls: () => calls,
    log: () => log,
    published: () => published,
    read: (id: string) => catalog.callAs(admin)(categoryExamples, { id }),
    save: (id: string, examples: Partial<CategoryExamples> & Pick<CategoryExamples, 'tr' | 'en'>, version?: number) =>
      catalog.callAs(admin)(updateCategoryExamples, { id, version, examples }),
    undo: (taken: ActionTaken) => catalog.callAs(gateway)(undoCategoryAction, { actorId: adminId, taken }),
    refusal: (call: Promise<unknown>) =>
      call.then(
        () => 'accepted',
        (error: Error & { details?: unknown }) => [error.message, error.details],
      ),
  };
}
