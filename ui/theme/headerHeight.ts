/** The height of the page's header above 1020 px, and up to there, where its labels grow with the text. */
export const headerHeight = { wide: '84px', narrow: 'max(60px, 3rem)' } as const;
