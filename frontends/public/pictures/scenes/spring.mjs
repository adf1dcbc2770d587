/** Spring: soft green hills, an orchard in blossom, storks on their way north. */
export const spring = {
  name: 'spring',
  sun: {
    wide: { x: 0.72, y: 0.44, size: 0.036, reach: 0.46 },
    tall: { x: 0.68, y: 0.528, size: 0.05, reach: 0.95 },
  },
  light: {
    palette: {
      sky: ['#cfdfdc', '#e2eadf', '#f3efdc', '#f8e0b4'],
      sun: '#fff8e2', glow: '#fbd98c', glowStrength: 0.75, bezel: '#94722a', cloud: '#fffaf0',
      sea: ['#f4e6c4', '#a8cbbf', '#6ba39c'], glint: '#fff7dc',
      farthest: '#c0d0c2', far: '#a9c4ae', mist: '#f4ecd2',
      tones: ['#94b795', '#6c9f82', '#44806f', '#245b5d', '#143f49', '#0d2f38'],
      line: '#eef0d8', lit: '#f1e7a6', litStrength: 1, leaf: '#dfb5a2', blossom: '#fbe9e0',
    },
    flock: { seed: 3, count: 13, strength: 0.75, wide: { x: 0.82, y: 0.26, length: 0.12, climb: 0.06, size: 0.0075 }, tall: { x: 0.56, y: 0.452, length: 0.3, climb: 0.022, size: 0.006 } },
  },
  dark: {
    palette: {
      sky: ['#071920', '#0d2a30', '#1f4745', '#5a6149'],
      sun: '#f4dca4', glow: '#b99a4d', glowStrength: 0.42, bezel: '#f0dca6', cloud: '#6f7c62', star: '#f2ecd8',
      sea: ['#74764f', '#2a5653', '#12383d'], glint: '#efd793',
      farthest: '#2c5550', far: '#244c49', mist: '#4c6350',
      tones: ['#20494a', '#193f41', '#12333a', '#0d2a31', '#0a2229', '#071a20'],
      line: '#dfe2c6', lit: '#b6b36a', litStrength: 0.45, leaf: '#4f4f4c', blossom: '#a08d80',
    },
    stars: { seed: 71, count: 110, strength: 0.7 },
  },
  clouds: { seed: 77, count: 10, low: 0.04, spread: 0.2, thick: 1.5 },
  water: { glints: 110, spread: 0.9 },
  land: [
    { seed: 811, below: 0, form: 'rolling', floor: 0.01, rise: 0.13, frequency: 4.2, at: 2.4, where: [[0.36, 0.9], [0.62, 0.05], [0.82, 0], [1.02, 0.9]], tones: ['farthest', 'mist'], stands: 'horizon' },
    { seed: 823, below: 0, form: 'rolling', floor: 0.008, rise: 0.1, frequency: 5, at: 6, where: [[0.22, 1], [0.52, 0], [0.88, 0], [1.05, 1]], tones: ['far', 'mist'], stands: 'horizon', shade: 1, hachures: { seed: 51, lit: 0.4, length: 0.4 } },
    { mist: { below: -0.03, deep: 0.05, strength: 0.5 } },
    { seed: 837, below: 0.06, form: 'rolling', rise: 0.17, frequency: 2.6, at: 0.8, where: [[0.66, 0], [1, 1]], lean: [[0.58, 0.09], [0.84, 0]], tones: [0, 1], shade: 3, hachures: { seed: 52, lit: 0.6, length: 0.7 }, trees: { seed: 21, kind: 'poplar', between: [0.8, 0.98], clumps: 5, perClump: 4, spread: 0.008, size: 0.03, tone: 2 } },
    { seed: 851, below: 0.075, form: 'rolling', rise: 0.15, frequency: 2.2, at: 4.7, where: [[0.05, 1], [0.6, 0]], lean: [[0.24, 0], [0.72, 0.12]], tones: [1, 2], hachures: { seed: 53, lit: 0.5, length: 0.7 }, trees: { seed: 22, kind: 'poplar', between: [0.16, 0.4], clumps: 4, perClump: 5, spread: 0.007, size: 0.034, tone: 2 } },
    { mist: { below: 0.065, deep: 0.08, strength: 0.2 } },
    { seed: 867, below: 0.15, form: 'rolling', rise: 0.11, frequency: 1.9, at: 3.2, where: [[0.2, 0.25], [0.95, 1]], ripple: { size: 0.02, frequency: 5 }, tones: [2, 3], shade: 4, hachures: { seed: 54, lit: 0.35, length: 0.6 }, orchard: { seed: 23, between: [0.56, 0.99], count: 6, size: 0.0125, deep: 0.085, missing: 0.1 } },
    { seed: 883, below: 0.195, form: 'rolling', rise: 0.13, frequency: 1.7, at: 1.2, where: [[0.05, 1], [0.9, 0.15]], ripple: { size: 0.02, frequency: 5 }, tones: [3, 4], contours: { seed: 55, strength: 0.15 } },
    { seed: 901, below: 0.245, form: 'rolling', rise: 0.09, frequency: 2, at: 2.2, tones: [4, 5], contours: { seed: 56, strength: 0.13 } },
  ],
};
