import { useSearchParams } from 'react-router-dom';
import { PERIODS, type Period, USUAL_PERIOD } from './statistics.ts';

/** How many days the address asks for: /admin/dashboard?days=7. The usual ones need no saying. */
export function usePeriod() {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('days');
  return {
    period: PERIODS.find((days) => String(days) === asked) ?? USUAL_PERIOD,
    choose: (days: Period) => setQuery(days === USUAL_PERIOD ? {} : { days: String(days) }),
  };
}
