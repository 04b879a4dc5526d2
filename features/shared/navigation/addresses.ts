import type { OrderId, OrderNumber, Slug } from '../api';

/** The goals of the quiz in their order, which its address names; its step 0 chooses one (Screens/Quiz). */
export const quizGoals = ['prostate', 'potency', 'size', 'health'] as const;

export type QuizGoal = (typeof quizGoals)[number];

/** An address with a query. Without a value, the bare address. */
const withQuery = (address: string, name: string, value: string | undefined) =>
  value ? `${address}?${new URLSearchParams({ [name]: value })}` : address;

/** A page without parameters. */
const page = <P extends string>(path: P) => ({ path, href: (): string => path });

/**
 * All addresses of the shop (Specification/Page behaviour). `path` is the router's pattern, `href` makes an address. The
 * router adds the `#` in front.
 */
export const routes = {
  home: page('/'),
  shop: {
    path: '/shop/:group',
    href: (group: string, sort?: string) => withQuery(`/shop/${encodeURIComponent(group)}`, 'sort', sort),
  },
  mostPopular: { path: '/most-popular', href: (sort?: string) => withQuery('/most-popular', 'sort', sort) },
  offer: { path: '/offers/:slog', href: (slug: Slug) => `/offers/${encodeURIComponent(slug)}` },
  bundles: page('/bundles'),
  club: page('/club'),
  community: page('/community'),
  quiz: {
    path: '/quiz',
    /** With a goal, the quiz begins at its first question, which is step 1. */
    href: (goal?: QuizGoal, step = 1) =>
      goal ? `/quiz?${new URLSearchParams({ goal, ...(step > 1 && { step: `${step}` }) })}` : '/quiz',
  },
  login: page('/login'),
  forgotPassword: page('/forgotPassword'),
  account: page('/account'),
  checkout: {
    path: '/checkout',
    /** With a cart as it is stored, its articles are added to the shopper's. */
    href: (cart?: string) => withQuery('/checkout', 'cart', cart),
  },
  thankYou: { path: '/checkout/:id', href: (orderId: OrderId) => `/checkout/${encodeURIComponent(orderId)}` },
  track: {
    path: '/track',
    href: (orderNumber?: OrderNumber) => withQuery('/track', 'id', orderNumber),
  },
  ourStory: page('/nasa-prica'),
  about: page('/o-nama'),
  contact: page('/kontaktiraje-nas'),
  shipping: page('/politika-dostave'),
  refund: page('/politika-povrata'),
  withdrawal: {
    path: '/odustajanje',
    /** With an order number, the form is filled in with it. */
    href: (orderNumber?: OrderNumber) => withQuery('/odustajanje', 'id', orderNumber),
  },
  terms: page('/terms-of-use'),
  privacy: page('/privacy-policy'),
  accessibility: page('/pristupacnost'),
  blog: { path: '/blog/:topic', href: (topic: string) => `/blog/${encodeURIComponent(topic)}` },
} as const;
