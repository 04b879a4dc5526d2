/** The pages of the shop that are one long text each (seed §2, 'Static pages'), as their files are called. */
export const informationPages = ['our-story', 'about', 'shipping', 'refund', 'terms', 'privacy'] as const;

export type InformationPage = (typeof informationPages)[number];
