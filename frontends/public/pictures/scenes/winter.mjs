/** Winter: snow on high mountains, a low pale sun; in the dark theme the same snow under the moon. */
export const winter = {
  name: 'winter',
  sun: {
    wide: { x: 0.66, y: 0.36, size: 0.034, reach: 0.46 },
    tall: { x: 0.34, y: 0.505, size: 0.045, reach: 0.95 },
  },
  light: {
    palette: {
      sky: ['#c8d7dc', '#dbe4e4', '#ece9e2', '#f6e0cc'],
      sun: '#fffaf0', glow: '#fbe3c4', glowStrength: 0.8, bezel: '#7d7664', cloud: '#ffffff',
      sea: ['#efe2d4', '#b9cfd3', '#7fa5ad'], glint: '#fffaf2',
      farthest: '#b3c6cd', far: '#9bb5be', mist: '#efe9e2',
      tones: ['#7f9faa', '#557f8c', '#33646f', '#1d4d58', '#133d47', '#0d2f38'],
      line: '#f0f2ec', lit: '#ffffff', litStrength: 1.2, snow: '#fbf8f1', snowShade: '#6f97a6',
    },
  },
  dark: {
    phase: 0.12,
    palette: {
      sky: ['#06151c', '#0a222c', '#15394a', '#355c69'],
      sun: '#f0eee2', glow: '#6f97a3', glowStrength: 0.36, bezel: '#dfe3da', cloud: '#4d707b', star: '#f0f2ec',
      sea: ['#47707c', '#234f5c', '#12343f'], glint: '#e3e9e2',
      farthest: '#2b5360', far: '#234a57', mist: '#3f6470',
      tones: ['#1e4552', '#183b47', '#12303b', '#0d2831', '#0a2129', '#071a20'],
      line: '#dfe6e2', lit: '#c5d6d8', litStrength: 0.5, snow: '#8fb0b9', snowShade: '#0f2f3c',
    },
    stars: { seed: 91, count: 260, strength: 0.9 },
  },
  clouds: { seed: 68, count: 7, low: 0.03, spread: 0.12, thick: 1.3 },
  water: { glints: 70, spread: 0.8 },
  land: [
    { seed: 1211, below: 0, floor: 0.03, rise: 0.23, frequency: 3.2, at: 0.9, where: [[0.1, 0.5], [0.45, 0.22], [0.66, 0.2], [0.98, 1.1]], tones: ['farthest', 'mist'], stands: 'horizon', shade: 0, flanks: { seed: 71, strength: 0.5 }, snow: { line: -0.02, seed: 72, strength: 0.95 } },
    { mist: { below: -0.06, deep: 0.09, strength: 0.6 } },
    { seed: 1223, below: 0, floor: 0.01, rise: 0.14, frequency: 4.6, at: 2.2, where: [[0.14, 1], [0.5, 0], [0.84, 0], [1.05, 1]], tones: ['far', 'mist'], stands: 'horizon', shade: 1, flanks: { seed: 73, strength: 0.4 }, snow: { line: -0.02, seed: 74, strength: 0.8 } },
    { mist: { below: -0.03, deep: 0.05, strength: 0.5 } },
    { seed: 1237, below: 0.05, rise: 0.15, frequency: 3.3, at: 1.1, where: [[0.7, 0], [1.1, 1]], lean: [[0.6, 0.075], [0.86, 0]], tones: [0, 1], shade: 3, hachures: { seed: 75, lit: 0.7 }, snow: { line: 0.01, seed: 76, strength: 0.7 }, trees: { seed: 41, kind: 'pine', between: [0.76, 0.98], clumps: 8, perClump: 4, spread: 0.012, size: 0.016, tone: 1 } },
    { seed: 1251, below: 0.07, rise: 0.14, frequency: 2.8, at: 4.9, where: [[0.1, 1], [0.6, 0]], lean: [[0.3, 0], [0.76, 0.1]], tones: [1, 2], hachures: { seed: 77, lit: 0.6 }, snow: { line: 0.035, seed: 78, strength: 0.6 }, trees: { seed: 42, kind: 'pine', between: [0.02, 0.44], clumps: 16, perClump: 5, spread: 0.013, size: 0.022, tone: 2 } },
    { mist: { below: 0.06, deep: 0.09, strength: 0.28 } },
    { seed: 1267, below: 0.125, rise: 0.09, frequency: 2.6, at: 5, where: [[0.35, 0.1], [1, 1]], ripple: { size: 0.03, frequency: 6 }, tones: [2, 3], shade: 5, hachures: { seed: 79, lit: 0.45 }, trees: { seed: 43, kind: 'pine', between: [0.66, 0.98], clumps: 9, perClump: 5, spread: 0.014, size: 0.03, tone: 3 } },
    { seed: 1283, below: 0.168, rise: 0.12, frequency: 2.1, at: 1.9, where: [[0.1, 1], [0.85, 0.05]], ripple: { size: 0.03, frequency: 5 }, tones: [3, 4], contours: { seed: 80, strength: 0.16 } },
    { seed: 1301, below: 0.225, rise: 0.075, frequency: 2.1, at: 3.1, lean: [[0.4, 0], [1, -0.035]], tones: [4, 5], contours: { seed: 81, strength: 0.14 } },
  ],
};
