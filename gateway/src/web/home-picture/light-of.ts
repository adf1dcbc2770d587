import { localDay } from '@pusula/contracts';
import { solarPosition } from './solar-position.ts';

/** The landscapes that the public front end ships: hours of the day, and the seasons by day. */
export type Light = 'night' | 'dawn' | 'dusk' | 'winter' | 'spring' | 'noon' | 'autumn';

/** Civil twilight: before and after it the stars are out. */
const NIGHT_BELOW = -6;
/** As long as the sun stands lower, its light is coloured. */
const DAY_FROM = 8;

/** By month: December to February is winter; summer has its noon. */
const SEASONS = ['winter', 'spring', 'noon', 'autumn'] as const;

/** Pure: the light over Türkiye at a moment. */
export function lightOf(moment: number): Light {
  const { altitude, azimuth } = solarPosition(moment);
  if (altitude < NIGHT_BELOW) return 'night';
  if (altitude < DAY_FROM) return azimuth < 180 ? 'dawn' : 'dusk';
  const month = Number(localDay(new Date(moment)).slice(5, 7));
  return SEASONS[Math.floor((month % 12) / 3)] as Light;
}
