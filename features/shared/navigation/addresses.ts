import type { OrderId, OrderNumber, Slug } from '../api';

/** The goals of the quiz in their order, which its address names; its step 0 chooses one (Screens/Quiz). */
export const quizGoals = ['prostate', 'potency', 'size', 'health'] as const;

export type QuizGoal = (typeof quizGoals)[number];

const sorted = (address: string, sort?: string) =>
  sort ? `${address}?${new URLSearchParams({ sort })}` : address;

/**
 * All addresses of the shop (Specification/Addresses). `path` is the router's pattern, `href` makes an address. The
 * router adds the `#` in front.
 */
export const routes = {
  home: { path: '/', href: () => '/' },
  shop: {
    path: '/shop/:group',
    href: (group: string, sort?: string) => sorted(`/shop/${encodeURIComponent(group)}`, sort),
  },
  mostPopular: { path: '/most-popular', href: (sort?: string) => sorted('/most-popular', sort) },
  offer: { path: '/offers/:slog', href: (slug: Slug) => `/offers/${encodeURIComponent(slug)}` },
  bundles: { path: '/bundles', href: () => '/bundles' },
  club: { path: '/club', href: () => '/club' },
  community: { path: '/community', href: () => '/community' },
  quiz: {
    path: '/quiz',
    /** With a goal, the quiz begins at its first question, which is step 1. */
    href: (goal?: QuizGoal, step = 1) =>
      goal ? `/quiz?${new URLSearchParams({ goal, ...(step > 1 && { step: `${step}` }) })}` : '/quiz',
  },
  login: { path: '/login', href: () => '/login' },
  forgotPassword: { path: '/forgotPassword', href: () => '/forgotPassword' },
  account: { path: '/account', href: () => '/account' },
  checkout: {
    path: '/checkout',
    /** With a cart as it is stored, its articles are added to the shopper's. */
    href: (cart?: string) => (cart ? `/checkout?${new URLSearchParams({ cart })}` : '/checkout'),
  },
  thankYou: { path: '/checkout/:id', href: (orderId: OrderId) => `/checkout/${encodeURIComponent(orderId)}` },
  track: {
    path: '/track',
    href: (orderNumber?: OrderNumber) =>
      orderNumber ? `/track?${new URLSearchParams({ id: orderNumber })}` : '/track',
  },
  ourStory: { path: '/nasa-prica', href: () => '/nasa-prica' },
  about: { path: '/o-nama', href: () => '/o-nama' },
  contact: { path: '/kontaktiraje-nas', href: () => '/kontaktiraje-nas' },
  shipping: { path: '/politika-dostave', href: () => '/politika-dostave' },
  refund: { path: '/politika-povrata', href: () => '/politika-povrata' },
  withdrawal: {
    path: '/odustajanje',
    /** With an order number, the form is filled in with it. */
    href: (orderNumber?: OrderNumber) =>
      orderNumber ? `/odustajanje?${new URLSearchParams({ id: orderNumber })}` : '/odustajanje',
  },
  terms: { path: '/terms-of-use', href: () => '/terms-of-use' },
  privacy: { path: '/privacy-policy', href: () => '/privacy-policy' },
  accessibility: { path: '/pristupacnost', href: () => '/pristupacnost' },
  blog: { path: '/blog/:topic', href: (topic: string) => `/blog/${encodeURIComponent(topic)}` },
} as const;
