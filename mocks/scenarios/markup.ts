import { offerSlugs } from '../fixtures';
import type { Scenarios } from './types';

/** HTML that runs a script if a page inserts it without escaping. */
export const MARKUP = '"><img src=x onerror="window.__xss = 1">';

export const markupScenarios = {
  /** Names, reviews, statuses and shipment lines contain HTML that would run in a page. */
  markup: {
    store: (fixtures) => {
      const [slug] = offerSlugs;
      const { member, offers, reviews } = fixtures;
      const marked = { ReviewHead: MARKUP, Review: MARKUP, FirstName: MARKUP };
      return {
        ...fixtures,
        offers: {
          ...offers,
          [slug]: { ...offers[slug], Name: MARKUP, Heading: MARKUP, Description: [MARKUP] },
        },
        reviews: { ...reviews, [slug]: reviews[slug].map((review) => ({ ...review, ...marked })) },
        member: {
          ...member,
          UserInfo: { ...member.UserInfo, FirstName: MARKUP },
          Orders: member.Orders.map((order) => ({ ...order, Status: MARKUP })),
        },
        shipments: Object.fromEntries(Object.keys(fixtures.shipments).map((number) => [number, [MARKUP]])),
      };
    },
  },
} satisfies Scenarios;
