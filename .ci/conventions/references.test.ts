import { expect, it } from 'vitest';
import { pageReferences } from './references';
import type { Entry } from './stories';

const page = (title: string, id: string, importPath: string): Entry => ({
  type: 'docs',
  id,
  title,
  importPath,
});

const entries = [
  page('Specification/Cart', 'specification-cart--docs', './.storybook/specification/Cart.mdx'),
  page('Screens/Checkout', 'screens-checkout--specification', './features/checkout/CheckoutScreen.mdx'),
  page('Screens/Club', 'screens-club--docs', './features/club/ClubScreen.stories.tsx'),
];

const breaches = (code: string) => pageReferences(entries, new Map([['app/main.tsx', code]]));

it.each([
  '/** Merges lines (Specification/Cart). */',
  '/** One order per key (Screens/Checkout, Specification/Cart). */',
  '[Cart](?path=/docs/specification-cart--docs)',
  "const meta = preview.meta({ title: 'Screens/Tracking' });",
  '/** The codes of the contract. */',
])('accepts %j', (code) => expect(breaches(code)).toEqual([]));

// Joined at run time, so that this file does not break the rule itself.
const join = (...parts: string[]) => parts.join('');

it.each([
  [join('/** Merges lines (Specification', '/Basket). */'), "'Specification/Basket'"],
  [join('/** Kept\n * (Screens', '/Thank\n * you). */'), "'Screens/Thank you'"],
  [join('/** Joins (Screens', '/Club). */'), "'Screens/Club'"],
  [join('[Club](?path=/docs/', 'screens-club--specification)'), "'screens-club--specification'"],
  [join('/** Merged (seed', ' §3). */'), '§3'],
  [join('// As decided (decision', ' 11).'), ' 11'],
  [join('/** One endpoint (contract', ", 'Calls'). */"), ", 'Calls'"],
])('reports %j', (code, message) => expect(breaches(code)).toEqual([expect.stringContaining(message)]));
