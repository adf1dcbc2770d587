/** Autumn: ochre slopes, poplars along the water, cranes leaving. */
export const autumn = {
  name: 'autumn',
  sun: {
    wide: { x: 0.75, y: 0.5, size: 0.038, reach: 0.5 },
    tall: { x: 0.7, y: 0.535, size: 0.052, reach: 1 },
  },
  light: {
    palette: {
      sky: ['#d6dad0', '#e8e4d5', '#f5e6c8', '#f5c888'],
      sun: '#fff2d2', glow: '#f3a94c', glowStrength: 0.7, bezel: '#94591a', cloud: '#fff4de',
      sea: ['#f2d29c', '#bcbd9f', '#7f9c90'], glint: '#fff0c8',
      farthest: '#cfc3a4', far: '#bfae88', mist: '#f5e2bd',
      tones: ['#b59a6c', '#9b7f52', '#5f7163', '#2b5558', '#153f48', '#0d2f38'],
      line: '#f4e6c8', lit: '#f8cd84', litStrength: 1, poplar: '#c07f36', poplarNear: '#a2612c',
    },
    flock: { seed: 8, count: 15, strength: 0.7, wide: { x: 0.56, y: 0.3, length: 0.14, climb: 0.07, size: 0.0065 }, tall: { x: 0.3, y: 0.462, length: 0.3, climb: 0.02, size: 0.005 } },
  },
  dark: {
    palette: {
      sky: ['#081820', '#12262b', '#2f3d38', '#80582f'],
      sun: '#f5c274', glow: '#c7782e', glowStrength: 0.48, bezel: '#f2c88a', cloud: '#8d6a44', star: '#f4e6cc',
      sea: ['#94683a', '#3f5247', '#17363a'], glint: '#f2bf6a',
      farthest: '#4a4b3c', far: '#3f4638', mist: '#62543c',
      tones: ['#3b4236', '#333b30', '#1e3433', '#12292e', '#0b2128', '#071a20'],
      line: '#ecd6ae', lit: '#d08f3c', litStrength: 0.42, poplar: '#7a5426', poplarNear: '#5b4023',
    },
    stars: { seed: 81, count: 80, strength: 0.55 },
  },
  clouds: { seed: 58, count: 12, low: 0.05, spread: 0.2, thick: 1.1 },
  water: { glints: 120, spread: 0.9 },
  land: [
    { seed: 1011, below: 0, floor: 0.012, rise: 0.14, frequency: 3.9, at: 1.4, where: [[0.3, 0.8], [0.62, 0.12], [0.84, 0.1], [1.02, 0.9]], tones: ['farthest', 'mist'], stands: 'horizon' },
    { seed: 1023, below: 0, floor: 0.01, rise: 0.1, frequency: 5.6, at: 0.2, where: [[0.2, 1], [0.55, 0], [0.9, 0], [1.06, 1]], tones: ['far', 'mist'], stands: 'horizon', shade: 1, hachures: { seed: 61, lit: 0.4, length: 0.5 } },
    { mist: { below: -0.03, deep: 0.055, strength: 0.5 } },
    { seed: 1037, below: 0.055, rise: 0.14, frequency: 3, at: 3.7, where: [[0.68, 0], [1.06, 1]], lean: [[0.6, 0.075], [0.84, 0]], tones: [0, 1], shade: 3, hachures: { seed: 62, lit: 0.55 }, trees: { seed: 31, kind: 'poplar', between: [0.83, 1], clumps: 7, perClump: 5, spread: 0.008, size: 0.03, tone: 'poplar' } },
    { seed: 1051, below: 0.075, rise: 0.13, frequency: 2.5, at: 1.1, where: [[0.08, 1], [0.56, 0]], lean: [[0.26, 0], [0.72, 0.11]], tones: [1, 2], hachures: { seed: 63, lit: 0.5 }, trees: { seed: 32, kind: 'poplar', between: [0.3, 0.52], clumps: 5, perClump: 5, spread: 0.008, size: 0.03, tone: 'poplar' } },
    { mist: { below: 0.06, deep: 0.08, strength: 0.22 } },
    { seed: 1067, below: 0.13, rise: 0.08, frequency: 2.3, at: 0.7, where: [[0.35, 0.15], [1, 1]], ripple: { size: 0.03, frequency: 6 }, tones: [2, 3], shade: 5, hachures: { seed: 64, lit: 0.4 }, trees: { seed: 33, kind: 'poplar', between: [0.6, 0.8], clumps: 4, perClump: 6, spread: 0.009, size: 0.044, tone: 'poplarNear' } },
    { seed: 1083, below: 0.17, rise: 0.12, frequency: 2, at: 2.7, where: [[0.1, 1], [0.85, 0.1]], ripple: { size: 0.03, frequency: 5 }, tones: [3, 4], contours: { seed: 65, strength: 0.15 } },
    { seed: 1101, below: 0.225, rise: 0.075, frequency: 2.1, at: 4.2, lean: [[0.4, 0], [1, -0.035]], tones: [4, 5], contours: { seed: 66, strength: 0.13 } },
  ],
};
