/** The middle of Türkiye, in degrees: the whole country shares its time, and its suns rise and set within the hour of this one. */
const PLACE = { latitude: 39, longitude: 35 };

const DEGREE = Math.PI / 180;
const J2000 = Date.UTC(2000, 0, 1, 12);
const DAY_MS = 86_400_000;

/** Where the sun stands: degrees above the horizon, and clockwise from the north. */
export type SolarPosition = { readonly altitude: number; readonly azimuth: number };

/**
 * Pure: where the sun stands over Türkiye. The low-precision formulas of the Astronomical Almanac, good to a few hundredths of a degree within this century; the
 * air's refraction is left out, as a picture does not show it.
 */
export function solarPosition(moment: number): SolarPosition {
  const days = (moment - J2000) / DAY_MS;
  const anomaly = (357.528 + 0.9856003 * days) * DEGREE;
  const longitude = (280.46 + 0.9856474 * days + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)) * DEGREE;
  const obliquity = (23.439 - 0.0000004 * days) * DEGREE;
  const ascension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude));
  const declination = Math.asin(Math.sin(obliquity) * Math.sin(longitude));
  const siderealHours = 18.697375 + 24.065709824279 * days;
  const hourAngle = (siderealHours * 15 + PLACE.longitude) * DEGREE - ascension;
  const latitude = PLACE.latitude * DEGREE;
  const up = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  const east = -Math.cos(declination) * Math.sin(hourAngle);
  const north = Math.cos(latitude) * Math.sin(declination) - Math.sin(latitude) * Math.cos(declination) * Math.cos(hourAngle);
  return { altitude: Math.asin(up) / DEGREE, azimuth: (Math.atan2(east, north) / DEGREE + 360) % 360 };
}
