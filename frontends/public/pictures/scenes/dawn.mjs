/** Dawn over a gulf, the first of the landscapes; in the dark theme the same place before dawn. */
export const dawn = {
  name: 'dawn',
  sun: {
    wide: { x: 0.735, y: 0.528, size: 0.036, reach: 0.46 },
    tall: { x: 0.7, y: 0.545, size: 0.05, reach: 0.95 },
  },
  light: {
    palette: {
      sky: ['#d3ddd6', '#e9e8dc', '#f6ebd7', '#f6cf9c'],
      sun: '#fff3d8', glow: '#f9bd62', glowStrength: 0.85, bezel: '#b8741a', cloud: '#fff6e4',
      sea: ['#f2d9ad', '#a9c2bc', '#6f9a9b'], glint: '#fff1d0',
      farthest: '#b9c9c3', far: '#9fb7b2', mist: '#f3e3c6',
      tones: ['#7fa3a2', '#5a888c', '#376a72', '#1f4f59', '#133d47', '#0d2f38'],
      line: '#f4ead6', lit: '#f7cf8d', litStrength: 1,
    },
  },
  dark: {
    palette: {
      sky: ['#071920', '#0c2731', '#1c3f49', '#6d5146'],
      sun: '#f6cf92', glow: '#d8853f', glowStrength: 0.52, bezel: '#f6cf92', cloud: '#8a6f5c',
      sea: ['#8a6446', '#254d57', '#12343e'], glint: '#f3c983',
      farthest: '#29505a', far: '#204650', mist: '#52605c',
      tones: ['#1c424c', '#173a44', '#12313b', '#0e2931', '#0a2129', '#071a20'],
      line: '#e9dcc0', lit: '#d69a45', litStrength: 0.38,
    },
  },
  water: { glints: 150, spread: 1 },
  land: [
    { seed: 11, below: 0, floor: 0.02, rise: 0.165, frequency: 4.2, at: 1.2, where: [[0.38, 1], [0.66, 0], [0.86, 0], [1.06, 0.8]], tones: ['farthest', 'mist'], stands: 'horizon' },
    { seed: 23, below: 0, floor: 0.012, rise: 0.12, frequency: 5.4, at: 4, where: [[0.3, 1], [0.58, 0], [0.91, 0], [1.1, 1]], tones: ['far', 'mist'], stands: 'horizon', shade: 1, hachures: { seed: 5, lit: 0.35, length: 0.5 } },
    { mist: { below: -0.035, deep: 0.06, strength: 0.5 } },
    { seed: 37, below: 0.05, rise: 0.15, frequency: 3.4, at: 2.2, where: [[0.74, 0], [1.16, 1]], lean: [[0.66, 0.075], [0.91, 0]], tones: [0, 1], shade: 3, hachures: { seed: 9, lit: 0.5 } },
    { seed: 51, below: 0.057, rise: 0.15, frequency: 2.9, at: 0.4, where: [[0.12, 1], [0.62, 0]], lean: [[0.3, 0], [0.8, 0.1]], tones: [1, 2], hachures: { seed: 13, lit: 0.42 } },
    { mist: { below: 0.044, deep: 0.1, strength: 0.26 } },
    { seed: 67, below: 0.114, rise: 0.1, frequency: 2.6, at: 5, where: [[0.35, 0], [1, 1]], ripple: { size: 0.035, frequency: 6 }, lean: [[0.1, 0.05], [0.6, 0]], tones: [2, 3], shade: 5, hachures: { seed: 21, lit: 0.3 } },
    { mist: { below: 0.11, deep: 0.09, strength: 0.16 } },
    { seed: 83, below: 0.163, rise: 0.125, frequency: 2.2, at: 1.1, where: [[0.1, 1], [0.85, 0]], ripple: { size: 0.03, frequency: 5 }, tones: [3, 4], contours: { seed: 3, strength: 0.15 } },
    { seed: 101, below: 0.22, rise: 0.075, frequency: 2.1, at: 0.8, lean: [[0.4, 0], [1, -0.035]], tones: [4, 5], contours: { seed: 7, strength: 0.13 } },
  ],
};
