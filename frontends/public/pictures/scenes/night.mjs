/** Night: stars turn about the pole, a crescent in the bezel, a lake below. In the light theme the moon stays up into the morning. */
export const night = {
  name: 'night',
  sun: {
    wide: { x: 0.74, y: 0.3, size: 0.036, reach: 0.5 },
    tall: { x: 0.68, y: 0.505, size: 0.05, reach: 0.95 },
  },
  light: {
    phase: 0.2,
    palette: {
      sky: ['#c6d5da', '#d8e0df', '#ece3da', '#f4dcc9'],
      sun: '#fffaf0', glow: '#fdf3e3', glowStrength: 0.8, bezel: '#5f7c84', cloud: '#fffaf2',
      sea: ['#f0ddcc', '#a9c0c3', '#6b949b'], glint: '#fff6e8',
      farthest: '#c2c9cc', far: '#a5b6bb', mist: '#f2e3d7',
      tones: ['#84a0a8', '#5d8590', '#396a77', '#20505d', '#133e49', '#0d2f38'],
      line: '#f4ead6', lit: '#fbe3cc', litStrength: 1,
    },
  },
  dark: {
    phase: 0.62,
    palette: {
      sky: ['#050f15', '#081a22', '#0e2b35', '#1f4650'],
      sun: '#f3ead2', glow: '#4d7d86', glowStrength: 0.3, bezel: '#dfe0cf', cloud: '#35575f', star: '#f4efdf',
      sea: ['#2f5660', '#163c47', '#0d2a33'], glint: '#e6dfc6',
      farthest: '#1d434e', far: '#183a45', mist: '#2a4d56',
      tones: ['#163741', '#122f39', '#0f2831', '#0c232b', '#091e26', '#071a20'],
      line: '#dfe0cf', lit: '#9db6b3', litStrength: 0.45,
    },
    stars: { seed: 61, count: 420, strength: 1 },
    trails: { seed: 62, count: 120, strength: 0.13 },
  },
  clouds: { seed: 35, count: 5, low: 0.02, spread: 0.08, thick: 0.9 },
  water: { glints: 90, spread: 0.8 },
  land: [
    { seed: 611, below: 0, floor: 0.02, rise: 0.16, frequency: 3.6, at: 5.2, where: [[0.3, 0.55], [0.6, 0.1], [0.8, 0.1], [1, 0.9]], tones: ['farthest', 'mist'], stands: 'horizon', shade: 0, flanks: { seed: 2, strength: 0.45 } },
    { seed: 623, below: 0, floor: 0.01, rise: 0.1, frequency: 5.2, at: 1.9, where: [[0.16, 1], [0.5, 0], [0.86, 0], [1.06, 0.9]], tones: ['far', 'mist'], stands: 'horizon', shade: 1, hachures: { seed: 41, lit: 0.35, length: 0.5 } },
    { mist: { below: -0.03, deep: 0.05, strength: 0.5 } },
    { seed: 637, below: 0.06, rise: 0.13, frequency: 3.1, at: 0.9, where: [[0.62, 0], [1.05, 1]], lean: [[0.5, 0.08], [0.8, 0]], tones: [0, 1], shade: 3, hachures: { seed: 42, lit: 0.5 }, trees: { seed: 14, kind: 'pine', between: [0.78, 1], clumps: 9, perClump: 4, spread: 0.013, size: 0.016, tone: 1 } },
    { seed: 651, below: 0.085, rise: 0.12, frequency: 2.7, at: 2.6, where: [[0.05, 1], [0.58, 0]], lean: [[0.3, 0], [0.72, 0.1]], tones: [1, 2], hachures: { seed: 43, lit: 0.42 }, trees: { seed: 15, kind: 'pine', between: [0, 0.36], clumps: 14, perClump: 5, spread: 0.014, size: 0.022, tone: 2 } },
    { mist: { below: 0.07, deep: 0.09, strength: 0.24 } },
    { seed: 667, below: 0.135, rise: 0.09, frequency: 2.4, at: 3.1, where: [[0.35, 0.1], [1, 1]], ripple: { size: 0.03, frequency: 6 }, tones: [2, 3], shade: 5, hachures: { seed: 47, lit: 0.3 } },
    { seed: 683, below: 0.175, rise: 0.12, frequency: 2, at: 0.6, where: [[0.1, 1], [0.85, 0.1]], ripple: { size: 0.03, frequency: 5 }, tones: [3, 4], contours: { seed: 45, strength: 0.15 } },
    { seed: 701, below: 0.23, rise: 0.075, frequency: 2.2, at: 5.1, lean: [[0.4, 0], [1, -0.03]], tones: [4, 5], contours: { seed: 46, strength: 0.13 } },
  ],
};
