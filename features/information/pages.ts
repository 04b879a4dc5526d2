/** Pages with one long text (Screens/Information), by the names of their files. */
export const informationPages = [
  'our-story',
  'about',
  'shipping',
  'refund',
  'terms',
  'privacy',
  'accessibility',
] as const;

export type InformationPage = (typeof informationPages)[number];
