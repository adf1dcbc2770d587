/** The paper: collects marks and definitions, and hands back one SVG. */
export function sheet(width, height) {
  const definitions = [];
  const marks = [];
  let names = 0;
  const stop = ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`;

  return {
    width,
    height,
    add: (...more) => marks.push(...more),
    define: (markup) => definitions.push(markup),
    name: () => `d${names++}`,
    /** A top-to-bottom gradient; answers the paint to fill with. */
    gradient(stops) {
      const name = this.name();
      definitions.push(`<linearGradient id="${name}" x2="0" y2="1">${stops.map(stop).join('')}</linearGradient>`);
      return `url(#${name})`;
    },
    /** A flattened round glow about a point. */
    glow(x, y, radius, stops) {
      const name = this.name();
      definitions.push(
        `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}" gradientTransform="translate(${x} ${y}) scale(1 .58) translate(${-x} ${-y})">${stops.map(stop).join('')}</radialGradient>`,
      );
      return `url(#${name})`;
    },
    toString: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${definitions.join('')}</defs>${marks.join('')}</svg>`,
  };
}

/** One decimal is a tenth of a pixel: enough for the eye, half the text. */
export const n = (value) => value.toFixed(1);
