/**
 * What the font files tell of themselves, in parts of `unitsPerEm`; `xWidthAvg` is the average width of a letter in Latin
 * text. Taken from `@capsizecss/metrics`, which has every font there is: 30,000 files to install for these four.
 */
export const fontMetrics = {
  arial: {
    familyName: 'Arial',
    fullName: 'Arial',
    postscriptName: 'ArialMT',
    ascent: 1854,
    descent: -434,
    lineGap: 67,
    unitsPerEm: 2048,
    xWidthAvg: 913,
  },
  brygada: {
    familyName: 'Brygada 1918',
    fullName: 'Brygada 1918 Regular',
    postscriptName: 'Brygada1918-Regular',
    ascent: 920,
    descent: -250,
    lineGap: 0,
    unitsPerEm: 1000,
    xWidthAvg: 467,
  },
  figtree: {
    familyName: 'Figtree',
    fullName: 'Figtree Regular',
    postscriptName: 'Figtree-Regular',
    ascent: 950,
    descent: -250,
    lineGap: 0,
    unitsPerEm: 1000,
    xWidthAvg: 449,
  },
  georgia: {
    familyName: 'Georgia',
    fullName: 'Georgia',
    postscriptName: 'Georgia',
    ascent: 1878,
    descent: -449,
    lineGap: 0,
    unitsPerEm: 2048,
    xWidthAvg: 913,
  },
};
