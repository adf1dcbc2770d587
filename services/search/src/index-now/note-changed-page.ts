import type { categoryChanged, coachChanged } from '@pusula/contracts';
import type { Consumer } from '@pusula/service-kit/service';
import type { IndexNow } from './index-now.ts';

/** A consumer of what changes a public page; with IndexNow, search engines are told of the page afterwards. */
export const noteChangedPage =
  <E extends typeof coachChanged | typeof categoryChanged>(
    indexNow: IndexNow | undefined,
    kind: 'coach' | 'category',
    consume: Consumer<E>,
  ): Consumer<E> =>
  async (tx, message, trying) => {
    await consume(tx, message, trying);
    indexNow?.pages.add(kind, message.data.id);
  };
