/** Dusk over many ridges, valley mist between them and no water: the last light, and the glow after it. */
export const dusk = {
  name: 'dusk',
  sun: {
    wide: { x: 0.71, y: 0.487, size: 0.046, reach: 0.5 },
    tall: { x: 0.66, y: 0.525, size: 0.06, reach: 0.95 },
  },
  light: {
    palette: {
      sky: ['#d8d9d6', '#e9e0d6', '#f6dfc9', '#f4bb95'],
      sun: '#ffeccf', glow: '#f39a63', glowStrength: 0.7, bezel: '#a8562a', cloud: '#fff0df',
      farthest: '#d9b3a1', far: '#bfa29b', mist: '#f7d9bf',
      tones: ['#9a9095', '#728089', '#4a6975', '#2b525d', '#163f49', '#0d2f38'],
      line: '#f6e4d2', lit: '#fbc59a', litStrength: 1,
    },
  },
  dark: {
    palette: {
      sky: ['#08161d', '#14242d', '#33373f', '#7d4b3f'],
      sun: '#f2a86c', glow: '#c9643c', glowStrength: 0.5, bezel: '#f0bd92', cloud: '#9a6656', star: '#f2e2cf',
      farthest: '#5b4348', far: '#443c45', mist: '#6a4f4b',
      tones: ['#34373f', '#253039', '#1a2c35', '#11262f', '#0b2028', '#071a20'],
      line: '#eccfb4', lit: '#d98a5a', litStrength: 0.4,
    },
    stars: { seed: 44, count: 90, strength: 0.6 },
  },
  clouds: { seed: 27, count: 15, low: 0.06, spread: 0.24, thick: 1.15 },
  land: [
    { seed: 411, below: -0.005, floor: 0.01, rise: 0.1, frequency: 6.2, at: 1.7, where: [[0, 0.75], [0.45, 0.7], [0.71, 0.35], [1, 0.95]], tones: ['farthest', 'mist'] },
    { mist: { below: -0.05, deep: 0.08, strength: 0.55 } },
    { seed: 423, below: 0.02, rise: 0.12, frequency: 4.6, at: 0.3, where: [[0, 0.9], [0.4, 0.75], [0.68, 0.3], [1, 1]], tones: ['far', 'mist'], shade: 1, hachures: { seed: 15, lit: 0.5, length: 0.6 } },
    { mist: { below: -0.015, deep: 0.09, strength: 0.6 } },
    { seed: 437, below: 0.055, rise: 0.14, frequency: 3.6, at: 4.1, where: [[0.1, 0.95], [0.6, 0.15], [0.78, 0.25], [1.1, 1]], tones: [0, 'mist'], shade: 2, hachures: { seed: 16, lit: 0.5, length: 0.8 } },
    { mist: { below: 0.03, deep: 0.09, strength: 0.6 } },
    { seed: 451, below: 0.085, rise: 0.14, frequency: 2.9, at: 2.9, where: [[0.15, 0.2], [0.55, 0.1], [1, 1]], tones: [1, 0], shade: 3, hachures: { seed: 18, lit: 0.45 } },
    { mist: { below: 0.065, deep: 0.09, strength: 0.42 } },
    { seed: 467, below: 0.12, rise: 0.13, frequency: 2.5, at: 1.3, where: [[0.05, 1], [0.7, 0.1]], tones: [2, 1], shade: 4, hachures: { seed: 19, lit: 0.4 }, trees: { seed: 9, kind: 'pine', between: [0.08, 0.5], clumps: 9, perClump: 5, spread: 0.014, size: 0.018, tone: 2 } },
    { mist: { below: 0.105, deep: 0.09, strength: 0.26 } },
    { seed: 483, below: 0.165, rise: 0.1, frequency: 2.1, at: 3.8, where: [[0.2, 0.25], [0.95, 1]], ripple: { size: 0.03, frequency: 5 }, tones: [3, 4], contours: { seed: 31, strength: 0.15 } },
    { seed: 501, below: 0.225, rise: 0.08, frequency: 2, at: 0.2, tones: [4, 5], contours: { seed: 33, strength: 0.13 } },
  ],
};
