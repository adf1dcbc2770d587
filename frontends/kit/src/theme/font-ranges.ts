/** The letters of each font file: none in two of them, because browsers load the first one that has a space, used or not. frontends/pictures/cut-page-fonts.mjs cuts by them. */
export const FONT_RANGES = {
  /** Turkish and English with their punctuation, but for the letters in `turkish`. */
  common:
    'U+20-7E,U+A0,U+A9,U+AB,U+B0,U+B7,U+BB,U+C2,U+C7,U+CE,U+D6,U+DB-DC,U+E2,U+E7,U+E9,U+EE,U+F6,U+FB-FC,U+131,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2212',
  /** Those of Turkish that only the files of Latin Extended have. */
  turkish: 'U+11E-11F,U+130,U+15E-15F',
  latin:
    'U+0-1F,U+7F-9F,U+A1-A8,U+AA,U+AC-AF,U+B1-B6,U+B8-BA,U+BC-C1,U+C3-C6,U+C8-CD,U+CF-D5,U+D7-DA,U+DD-E1,U+E3-E6,U+E8,U+EA-ED,U+EF-F5,U+F7-FA,U+FD-FF,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+2000-2012,U+2015-2017,U+201A-201B,U+201E-2021,U+2023-2025,U+2027-206F,U+2122,U+2191,U+2193',
  latinExt:
    'U+100-11D,U+120-12F,U+132-151,U+154-15D,U+160-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
} as const;

/** The weights that pages use, from the lightest to the boldest. */
export const FONT_WEIGHTS = { fraunces: [340, 440], figtree: [400, 700] } as const;
