/** Pages with one long text (seed §2, 'Static pages'), by the names of their files. */
export const informationPages = ['our-story', 'about', 'shipping', 'refund', 'terms', 'privacy'] as const;

export type InformationPage = (typeof informationPages)[number];
