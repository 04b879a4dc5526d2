import type { DesignName } from './designs';

interface Difference {
  what: string;
  /** What the picture shows. */
  design: string;
  /** What the shop shows instead. */
  build: string;
  /** The page that gives the reason. */
  because: `?path=/docs/${string}`;
}

const offer: readonly Difference[] = [
  {
    what: 'Rating',
    design: '4,8 of 3.512 reviews',
    build: 'what the backend sends, with the displayed count',
    because: '?path=/docs/specification-offers--docs',
  },
  {
    what: 'Price box',
    design: 'price, saving, stock',
    build: 'also how long a pack lasts, the price of a day, and in Croatia the lowest price of 30 days',
    because: '?path=/docs/screens-offer--specification',
  },
  {
    what: 'Sharing',
    design: 'none',
    build: 'a button that shares the address',
    because: '?path=/docs/screens-offer--specification',
  },
];

/** Where the build differs from a picture of the design on purpose. Everything else that differs is a question. */
export const differences: Readonly<Partial<Record<DesignName, readonly Difference[]>>> = {
  'offer-390': offer,
};
