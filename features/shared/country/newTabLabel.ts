/** What a link that opens a new tab adds for screen readers. The same in all four languages. */
export const newTabLabel = '(otvara se u novoj kartici)';
