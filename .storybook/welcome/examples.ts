import type { Toolbars } from '../board';

interface Example {
  /** What the address shows. */
  label: string;
  story: string;
  toolbars: Toolbars;
}

/** Situations that the toolbars bring about from a screen's default state. */
export const examples: readonly Example[] = [
  {
    label:
      'The checkout in Croatia, on a phone and a slow network, with a login that expires when something is sent',
    story: 'screens-checkout--default',
    toolbars: { country: 'HR', login: 'expires', network: 'slow', 'viewport.value': 'phone' },
  },
  {
    label: 'The account of a member in Serbia whose network fails once',
    story: 'screens-account--default',
    toolbars: { country: 'RS', login: 'member', network: 'failsAtFirst' },
  },
  {
    label: 'The checkout in Montenegro with many articles, on a phone',
    story: 'screens-checkout--default',
    toolbars: { country: 'ME', cart: 'many', 'viewport.value': 'phone' },
  },
  {
    label: 'An offer in Croatia between header and footer, in the first minute of 2027',
    story: 'screens-offer--default',
    toolbars: { country: 'HR', shell: 'on', clock: 'newYear' },
  },
  {
    label: 'The contact page with text of 200 % and reduced motion, on a tablet',
    story: 'screens-contact--default',
    toolbars: { textSize: '200', motion: 'reduced', 'viewport.value': 'tablet' },
  },
];
