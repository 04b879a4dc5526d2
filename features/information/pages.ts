/** A page with one long text (Screens/Information), by the name of its file. */
export type InformationPage =
  | 'our-story'
  | 'about'
  | 'shipping'
  | 'refund'
  | 'terms'
  | 'privacy'
  | 'accessibility';
