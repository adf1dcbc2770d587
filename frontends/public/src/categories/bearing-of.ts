/** A category's place on the rose, in degrees: its order × 360 / count. */
export const bearingOf = (order: number, count: number) => (count === 0 ? 0 : Math.round((order * 360) / count));
