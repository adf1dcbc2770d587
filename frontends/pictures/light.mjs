import { n } from './sheet.mjs';

/**
 * A compass bezel, 72 ticks, longer every 30 and 90 degrees: the moon is its still centre. The sun is drawn by the gateway (`gateway/src/web/home-picture`), where it
 * stands when somebody looks.
 */
export function drawLight(page, { light, palette }) {
  if (light.phase) page.add(crescent(light, palette));
  page.add(bezel(light, palette.bezel));
}

/** The lit part of the moon; phase is the width of the dark part, 0 to 1. The dark part shows faintly, as it does. */
function crescent({ x, y, radius, phase }, palette) {
  const bend = radius * (2 * phase - 1);
  const sweep = bend > 0 ? 0 : 1;
  const lit = `M${n(x)} ${n(y - radius)}A${n(radius)} ${n(radius)} 0 0 1 ${n(x)} ${n(y + radius)}A${n(Math.abs(bend))} ${n(radius)} 0 0 ${sweep} ${n(x)} ${n(y - radius)}Z`;
  return `<g transform="rotate(24 ${n(x)} ${n(y)})"><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${palette.sun}" opacity=".09"/><path d="${lit}" fill="${palette.sun}"/></g>`;
}

function bezel({ x, y, radius }, colour) {
  const rim = radius * 3.1;
  let ticks = '';
  for (let tick = 0; tick < 72; tick++) {
    const angle = (tick * Math.PI) / 36;
    const length = tick % 18 === 0 ? 0.2 : tick % 6 === 0 ? 0.13 : 0.06;
    const at = (distance) => `${n(x + distance * Math.cos(angle))} ${n(y + distance * Math.sin(angle))}`;
    ticks += `M${at(rim)}L${at(rim * (1 - length))}`;
  }
  const ring = (r, width, opacity) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" stroke-width="${width}" opacity="${opacity}"/>`;
  return `<g fill="none" stroke="${colour}" opacity=".5"><path d="${ticks}" stroke-width="1.3"/>${ring(rim, 1, 1)}${ring(rim * 1.07, 0.8, 0.6)}</g>`;
}
