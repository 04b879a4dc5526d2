import type { Country } from './country';

/**
 * What the shop promises and claims (seed §1, §2, §9): each number stands here and nowhere else. Words are the
 * messages' own.
 */
export const facts = {
  /** Of the Black Friday offer, 'up to'. */
  maxDiscountPercent: 53,
  /** The call centre confirms an order by phone within this time. */
  callMinutes: { from: 30, to: 60 },
  /** Monday to Friday. */
  supportHours: { from: '8:00', to: '17:00' },
  /** After dispatch, which is Monday to Friday. */
  deliveryHours: { from: 24, to: 48 },
  /** From the date of delivery; not for clothing and accessories. */
  guaranteeDays: 90,
  refund: {
    restockingFeePercent: 20,
    /** Working days after approval. */
    workingDays: { from: 5, to: 10 },
    /** A return is approved by phone, on working days. */
    approvalHours: { from: '9:00', to: '18:00' },
    /** For the photo of a damaged item. */
    damageReportDays: 7,
  },
  /** To withdraw from a purchase by law, from the day the parcel is received; beside the shop's own guarantee. */
  withdrawalDays: { BA: 15, RS: 14, HR: 14, ME: 14 } satisfies Record<Country, number>,
  /** By law the money is back within so many days of the statement. */
  withdrawalRefundDays: { BA: 15, RS: 14, HR: 14, ME: 14 } satisfies Record<Country, number>,
  /** By law the articles are on their way back within so many days of the statement; in BA it names no number. */
  withdrawalReturnDays: { RS: 14, HR: 14, ME: 14 },
  club: {
    discountPercent: 25,
    /** Per year, in the country's currency. */
    pricePerYear: { BA: 199, RS: 11950, HR: 100, ME: 100 } satisfies Record<Country, number>,
  },
  community: { membersOnLanding: 40_000, membersOnPage: 45_000, usesInMillions: 25 },
  quizReviews: 2491,
  /** Of usernames and passwords, in characters. */
  credentialLength: { min: 8, max: 64 },
  dataRightsReplyDays: 30,
  minimumAge: 13,
} as const;
