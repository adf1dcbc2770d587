/** Noon on a bay with one sail: a small high sun, short shadows; in the dark theme the full moon stands as high. */
export const noon = {
  name: 'noon',
  sun: {
    wide: { x: 0.75, y: 0.33, size: 0.03, reach: 0.5 },
    tall: { x: 0.7, y: 0.5, size: 0.045, reach: 1 },
  },
  light: {
    palette: {
      sky: ['#c3d8d8', '#d7e5df', '#e8eee2', '#f4efdd'],
      sun: '#fffaf0', glow: '#fff2cd', glowStrength: 0.95, bezel: '#8f6a1f', cloud: '#fffdf6',
      sea: ['#dfe9dd', '#8fbcb9', '#579499'], glint: '#fbf7e6', sail: '#fffaf0',
      farthest: '#bed3d0', far: '#a3c2be', mist: '#eef0e2',
      tones: ['#7fada7', '#56938f', '#337680', '#1e5560', '#133e48', '#0d2f38'],
      line: '#f4ead6', lit: '#f6ecc4', litStrength: 1,
    },
  },
  dark: {
    palette: {
      sky: ['#06161d', '#0a222b', '#143842', '#2c575d'],
      sun: '#eeeddc', glow: '#6d9a9a', glowStrength: 0.4, bezel: '#dfe3d2', cloud: '#5d7f80', star: '#eef0e2',
      sea: ['#416a6d', '#1f4b54', '#103039'], glint: '#dfe6d4', sail: '#9fb5b0',
      farthest: '#28505a', far: '#1f4650', mist: '#3b5f62',
      tones: ['#1c444e', '#163a44', '#11303a', '#0d2830', '#0a2129', '#071a20'],
      line: '#dfe6d4', lit: '#a9c3b8', litStrength: 0.5,
    },
    stars: { seed: 40, count: 240, strength: 0.9 },
  },
  clouds: { seed: 14, count: 9, low: 0.02, spread: 0.13, thick: 2 },
  water: { glints: 110, spread: 2.1 },
  sail: { wide: { x: 0.655, below: 0.03, size: 0.026 }, tall: { x: 0.58, below: 0.022, size: 0.018 } },
  land: [
    { seed: 211, below: 0, floor: 0.012, rise: 0.085, frequency: 5.1, at: 3.1, where: [[0.2, 1], [0.52, 0], [0.78, 0], [0.98, 1]], tones: ['farthest', 'mist'], stands: 'horizon' },
    { seed: 223, below: 0, floor: 0.01, rise: 0.1, frequency: 4.4, at: 0.7, where: [[0.06, 1], [0.36, 0], [0.84, 0], [1.04, 1]], tones: ['far', 'mist'], stands: 'horizon', shade: 1, hachures: { seed: 6, lit: 0.5, length: 0.5 } },
    { mist: { below: -0.025, deep: 0.045, strength: 0.5 } },
    { seed: 237, below: 0.055, rise: 0.16, frequency: 2.6, at: 1.6, where: [[0.7, 0], [1.02, 1]], lean: [[0.6, 0.1], [0.82, 0]], tones: [0, 1], shade: 3, hachures: { seed: 8, lit: 0.6 } },
    { seed: 251, below: 0.075, rise: 0.12, frequency: 2.4, at: 3.3, where: [[0.02, 1], [0.5, 0]], lean: [[0.2, 0], [0.62, 0.12]], tones: [1, 2], hachures: { seed: 17, lit: 0.5 }, trees: { seed: 4, kind: 'round', between: [0.02, 0.3], clumps: 7, perClump: 4, spread: 0.012, size: 0.012, tone: 2 } },
    { mist: { below: 0.07, deep: 0.08, strength: 0.2 } },
    { seed: 267, below: 0.135, rise: 0.07, frequency: 3, at: 2, where: [[0.3, 0.2], [0.9, 1]], ripple: { size: 0.03, frequency: 5 }, tones: [2, 3], shade: 5, hachures: { seed: 25, lit: 0.35 } },
    { seed: 283, below: 0.17, rise: 0.11, frequency: 1.9, at: 4.4, where: [[0.05, 1], [0.8, 0.1]], ripple: { size: 0.025, frequency: 5 }, tones: [3, 4], contours: { seed: 5, strength: 0.15 } },
    { seed: 301, below: 0.23, rise: 0.08, frequency: 2.3, at: 2.4, lean: [[0.5, 0], [1, -0.03]], tones: [4, 5], contours: { seed: 12, strength: 0.13 } },
  ],
};
