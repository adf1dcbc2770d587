import { silentLog } from '../../log/log.ts';
import { describeBus } from '../../testing/bus-contract/describe-bus.ts';
import { createInProcessBus } from './in-process-bus.ts';

describeBus('in-process', async () => {
  const bus = createInProcessBus({ log: silentLog() });
  return { bus, prefix: 'test', cleanUp: bus.close };
});
