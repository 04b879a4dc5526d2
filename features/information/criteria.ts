/** What a criterion is about, in the words of the statement (Screens/Information). */
export const areas = [
  'alternatives',
  'reading',
  'keyboard',
  'touch',
  'time',
  'finding',
  'forms',
  'code',
] as const;

export type Area = (typeof areas)[number];

/** What shows that a criterion is met. */
export type Proof =
  /** Rules of axe that test it in every story. They find some breaches, never all. */
  | { by: 'axe'; rules: readonly string[] }
  /** A test, a story's test or a journey. `decides` if the criterion is met wherever it passes. */
  | { by: 'test'; file: string; name: string; decides: boolean }
  /** Stories with the tag. They show and assert a part of it. */
  | { by: 'stories'; tag: `access:${string}` }
  /** A check by a person, after the script (For developers/Checks by hand). `on` is a day: `2026-12-01`. */
  | { by: 'hand'; on: string; browser: string; aid: string; passed: boolean };

/** What the texts of the statement say of the standard. */
export const standard = {
  wcag: 'WCAG 2.2',
  /** Its law on the accessibility of products and services, which brings in Directive (EU) 2019/882. */
  croatianLaw: 'NN 89/25',
  /** Success criteria of level A and AA. */
  criteria: 55,
  /** In px: 400 % zoom of a window of 1280 px. */
  narrowWidth: 320,
} as const;

/** A success criterion of level A or AA, and what shows that it is met. */
export interface Criterion {
  id: `${number}.${number}.${number}`;
  name: string;
  level: 'A' | 'AA';
  area: Area;
  proofs: readonly Proof[];
}

export type Conformity = 'met' | 'partly' | 'notTried' | 'notMet';

/**
 * Whether a criterion is met. What machines test in part is met only when a person has checked it too; without a proof
 * nothing is.
 */
export function conformityOf({ proofs }: Pick<Criterion, 'proofs'>): Conformity {
  const byHand = proofs.filter((proof) => proof.by === 'hand');
  if (byHand.some(({ passed }) => !passed)) return 'notMet';
  if (byHand.length > 0 || proofs.some((proof) => proof.by === 'test' && proof.decides)) return 'met';
  return proofs.length > 0 ? 'partly' : 'notTried';
}

const axe = (...rules: string[]): Proof => ({ by: 'axe', rules });
const stories = (tag: `access:${string}`): Proof => ({ by: 'stories', tag });
const shown = (file: string, name: string): Proof => ({ by: 'test', file, name, decides: false });
const decided = (file: string, name: string): Proof => ({ by: 'test', file, name, decides: true });

const markup = 'app/journeys/markup.journey.ts';
const noMedia = decided(markup, 'every page keeps the rules of HTML, and none has audio or video');
const access = '.storybook/journeys/access.journey.ts';
const changedDisplay = decided(access, 'nothing is cut, overlaps or loses its edge');
const contrast = 'ui/foundations/blocks/contrast.test.ts';
const moreRules = 'rules that stories do not run';
const search = 'app/journeys/search.journey.ts';
const byKeyboard = 'search ignores diacritics and leads to an offer by keyboard';

const keyboard = 'app/journeys/keyboard.journey.ts';
const keyboardAlone = ['a purchase', 'a withdrawal', 'a review', 'the quiz', 'the account'].map((what) =>
  shown(keyboard, `${what} by keyboard alone`),
);
const heard = '.storybook/journeys/heard.journey.ts';
const spoken = shown(heard, 'what a screen reader says stands beside each story');

/** Every success criterion of WCAG 2.2, level A and AA, in its order. */
export const criteria: readonly Criterion[] = [
  {
    id: '1.1.1',
    name: 'Non-text Content',
    level: 'A',
    area: 'alternatives',
    proofs: [axe('image-alt', 'svg-img-alt', 'role-img-alt', 'input-image-alt')],
  },
  {
    id: '1.2.1',
    name: 'Audio-only and Video-only (Prerecorded)',
    level: 'A',
    area: 'alternatives',
    proofs: [noMedia],
  },
  { id: '1.2.2', name: 'Captions (Prerecorded)', level: 'A', area: 'alternatives', proofs: [noMedia] },
  {
    id: '1.2.3',
    name: 'Audio Description or Media Alternative (Prerecorded)',
    level: 'A',
    area: 'alternatives',
    proofs: [noMedia],
  },
  { id: '1.2.4', name: 'Captions (Live)', level: 'AA', area: 'alternatives', proofs: [noMedia] },
  {
    id: '1.2.5',
    name: 'Audio Description (Prerecorded)',
    level: 'AA',
    area: 'alternatives',
    proofs: [noMedia],
  },
  {
    id: '1.3.1',
    name: 'Info and Relationships',
    level: 'A',
    area: 'code',
    proofs: [
      axe('list', 'listitem', 'definition-list', 'dlitem', 'td-headers-attr', 'th-has-data-cells'),
      shown(markup, 'every page keeps the rules of HTML, and none has audio or video'),
      spoken,
    ],
  },
  { id: '1.3.2', name: 'Meaningful Sequence', level: 'A', area: 'code', proofs: [spoken] },
  { id: '1.3.3', name: 'Sensory Characteristics', level: 'A', area: 'reading', proofs: [] },
  {
    id: '1.3.4',
    name: 'Orientation',
    level: 'AA',
    area: 'reading',
    proofs: [shown('app/journeys/overlays.journey.ts', 'everything in the cart can be reached at')],
  },
  {
    id: '1.3.5',
    name: 'Identify Input Purpose',
    level: 'AA',
    area: 'forms',
    proofs: [axe('autocomplete-valid'), shown(keyboard, 'each field tells the browser what it asks for')],
  },
  { id: '1.4.1', name: 'Use of Color', level: 'A', area: 'reading', proofs: [axe('link-in-text-block')] },
  { id: '1.4.2', name: 'Audio Control', level: 'A', area: 'alternatives', proofs: [noMedia] },
  {
    id: '1.4.3',
    name: 'Contrast (Minimum)',
    level: 'AA',
    area: 'reading',
    proofs: [axe('color-contrast')],
  },
  { id: '1.4.4', name: 'Resize Text', level: 'AA', area: 'reading', proofs: [changedDisplay] },
  { id: '1.4.5', name: 'Images of Text', level: 'AA', area: 'alternatives', proofs: [] },
  {
    id: '1.4.10',
    name: 'Reflow',
    level: 'AA',
    area: 'reading',
    proofs: [decided('app/journeys/layout.journey.ts', 'nothing scrolls sideways at 320 px'), changedDisplay],
  },
  {
    id: '1.4.11',
    name: 'Non-text Contrast',
    level: 'AA',
    area: 'reading',
    proofs: [shown(contrast, 'has enough contrast for graphics in %s on %s')],
  },
  { id: '1.4.12', name: 'Text Spacing', level: 'AA', area: 'reading', proofs: [changedDisplay] },
  {
    id: '1.4.13',
    name: 'Content on Hover or Focus',
    level: 'AA',
    area: 'keyboard',
    proofs: [
      shown(
        'app/journeys/menu.journey.ts',
        'a mouse reaches an offer in the menu even if it crosses other items',
      ),
      shown('features/header/parts/ShopMenu.stories.tsx', 'Escape closes the sheet and returns the focus'),
    ],
  },
  {
    id: '2.1.1',
    name: 'Keyboard',
    level: 'A',
    area: 'keyboard',
    proofs: [
      axe('scrollable-region-focusable'),
      shown(search, byKeyboard),
      shown('app/journeys/menu.journey.ts', 'the keyboard reaches an offer in the menu'),
      shown('features/quiz/QuizScreen.stories.tsx', 'can be answered by keyboard alone'),
      ...keyboardAlone,
    ],
  },
  {
    id: '2.1.2',
    name: 'No Keyboard Trap',
    level: 'A',
    area: 'keyboard',
    proofs: [
      shown('features/header/parts/ShopMenu.stories.tsx', 'Escape closes the sheet and returns the focus'),
      shown('features/header/parts/MobileMenu.stories.tsx', 'Escape closes the menu and returns the focus'),
      shown('features/search/parts/ResultList.stories.tsx', 'Escape closes the search and returns the focus'),
      ...keyboardAlone,
    ],
  },
  {
    id: '2.1.4',
    name: 'Character Key Shortcuts',
    level: 'A',
    area: 'keyboard',
    proofs: [
      decided('app/journeys/keyboard.journey.ts', 'a character that is typed outside a field does nothing'),
    ],
  },
  { id: '2.2.1', name: 'Timing Adjustable', level: 'A', area: 'time', proofs: [axe('meta-refresh')] },
  {
    id: '2.2.2',
    name: 'Pause, Stop, Hide',
    level: 'A',
    area: 'time',
    proofs: [
      axe('blink', 'marquee'),
      shown(
        'app/journeys/carousel.journey.ts',
        'it moves automatically and pauses on hover, on focus and with its button',
      ),
    ],
  },
  { id: '2.3.1', name: 'Three Flashes or Below Threshold', level: 'A', area: 'time', proofs: [] },
  {
    id: '2.4.1',
    name: 'Bypass Blocks',
    level: 'A',
    area: 'finding',
    proofs: [
      axe('bypass'),
      decided('features/header/SkipLink.stories.tsx', 'skips the header and keeps the address'),
    ],
  },
  {
    id: '2.4.2',
    name: 'Page Titled',
    level: 'A',
    area: 'finding',
    proofs: [
      axe('document-title'),
      shown('app/journeys/pages.journey.ts', 'the footer links to every content page'),
    ],
  },
  {
    id: '2.4.3',
    name: 'Focus Order',
    level: 'A',
    area: 'keyboard',
    proofs: [
      shown('app/journeys/consent.journey.ts', 'by keyboard the consent bar comes right after the skip link'),
      shown('features/header/parts/MobileMenu.stories.tsx', 'traps the focus'),
      shown(
        'features/cart/parts/CartLines.stories.tsx',
        'a restored line returns to its position and gets the focus',
      ),
      ...keyboardAlone,
    ],
  },
  { id: '2.4.4', name: 'Link Purpose (In Context)', level: 'A', area: 'finding', proofs: [axe('link-name')] },
  {
    id: '2.4.5',
    name: 'Multiple Ways',
    level: 'AA',
    area: 'finding',
    proofs: [
      shown('app/journeys/pages.journey.ts', 'the footer links to every content page'),
      shown(search, byKeyboard),
    ],
  },
  { id: '2.4.6', name: 'Headings and Labels', level: 'AA', area: 'finding', proofs: [] },
  {
    id: '2.4.7',
    name: 'Focus Visible',
    level: 'AA',
    area: 'keyboard',
    proofs: [shown(contrast, 'has enough contrast for graphics in %s on %s'), ...keyboardAlone],
  },
  {
    id: '2.4.11',
    name: 'Focus Not Obscured (Minimum)',
    level: 'AA',
    area: 'keyboard',
    proofs: [
      shown('features/header/Header.stories.tsx', 'does not cover the element that receives focus'),
      ...keyboardAlone,
    ],
  },
  { id: '2.5.1', name: 'Pointer Gestures', level: 'A', area: 'touch', proofs: [] },
  { id: '2.5.2', name: 'Pointer Cancellation', level: 'A', area: 'touch', proofs: [] },
  { id: '2.5.3', name: 'Label in Name', level: 'A', area: 'touch', proofs: [shown(access, moreRules)] },
  { id: '2.5.4', name: 'Motion Actuation', level: 'A', area: 'touch', proofs: [] },
  {
    id: '2.5.7',
    name: 'Dragging Movements',
    level: 'AA',
    area: 'touch',
    proofs: [shown('app/journeys/carousel.journey.ts', 'arrows move the cards, and tabs choose a category')],
  },
  {
    id: '2.5.8',
    name: 'Target Size (Minimum)',
    level: 'AA',
    area: 'touch',
    proofs: [
      shown(access, moreRules),
      shown('features/footer/Footer.stories.tsx', 'every link is a target of at least 44 px'),
      shown(access, 'small and faint texts and small targets are found'),
    ],
  },
  {
    id: '3.1.1',
    name: 'Language of Page',
    level: 'A',
    area: 'reading',
    proofs: [
      axe('html-has-lang', 'html-lang-valid'),
      decided(
        'app/journeys/head.journey.ts',
        'the landing page and an offer have titles, meta tags and structured data',
      ),
    ],
  },
  { id: '3.1.2', name: 'Language of Parts', level: 'AA', area: 'reading', proofs: [axe('valid-lang')] },
  { id: '3.2.1', name: 'On Focus', level: 'A', area: 'forms', proofs: [] },
  {
    id: '3.2.2',
    name: 'On Input',
    level: 'A',
    area: 'forms',
    proofs: [
      shown(
        'app/journeys/country.journey.ts',
        'with items in the cart, changing the country asks first, keeps page and cart, and can be undone',
      ),
    ],
  },
  { id: '3.2.3', name: 'Consistent Navigation', level: 'AA', area: 'finding', proofs: [] },
  { id: '3.2.4', name: 'Consistent Identification', level: 'AA', area: 'finding', proofs: [] },
  {
    id: '3.2.6',
    name: 'Consistent Help',
    level: 'A',
    area: 'finding',
    proofs: [decided('app/journeys/help.journey.ts', 'help is in the same order on every page')],
  },
  {
    id: '3.3.1',
    name: 'Error Identification',
    level: 'A',
    area: 'forms',
    proofs: [stories('access:errors')],
  },
  {
    id: '3.3.2',
    name: 'Labels or Instructions',
    level: 'A',
    area: 'forms',
    proofs: [axe('form-field-multiple-labels')],
  },
  { id: '3.3.3', name: 'Error Suggestion', level: 'AA', area: 'forms', proofs: [stories('access:errors')] },
  {
    id: '3.3.4',
    name: 'Error Prevention (Legal, Financial, Data)',
    level: 'AA',
    area: 'forms',
    proofs: [
      shown(
        'app/journeys/pages.journey.ts',
        'a withdrawal is declared in two steps, mailed, and printed without the rest of the page',
      ),
    ],
  },
  {
    id: '3.3.7',
    name: 'Redundant Entry',
    level: 'A',
    area: 'forms',
    proofs: [
      shown(
        'app/journeys/session.journey.ts',
        'resetting a password from the checkout leads back to it and keeps the form data',
      ),
    ],
  },
  {
    id: '3.3.8',
    name: 'Accessible Authentication (Minimum)',
    level: 'AA',
    area: 'forms',
    proofs: [
      decided(keyboard, 'name and password can be pasted at the login'),
      shown(keyboard, 'each field tells the browser what it asks for'),
    ],
  },
  {
    id: '4.1.2',
    name: 'Name, Role, Value',
    level: 'A',
    area: 'code',
    proofs: [
      axe(
        'aria-allowed-attr',
        'aria-hidden-focus',
        'aria-required-attr',
        'aria-roles',
        'aria-valid-attr-value',
        'button-name',
        'nested-interactive',
        'select-name',
      ),
      shown('ui/PasswordInput/PasswordInput.stories.tsx', 'the toggle works by keyboard and keeps its focus'),
      spoken,
    ],
  },
  {
    id: '4.1.3',
    name: 'Status Messages',
    level: 'AA',
    area: 'code',
    proofs: [
      shown('features/cart/CartPanel.stories.tsx', 'the total is announced once after several changes'),
      shown(heard, 'the number of results is announced once'),
      shown(heard, 'the new quantity and the new total are announced once, in this order'),
    ],
  },
];
