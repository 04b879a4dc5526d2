import type { Country } from './country';

/** The numbers in the shop's promises and claims. Messages take them from here, so that each is written once. */
export const facts = {
  /** The 'up to' discount of the Black Friday offer, until the offers say the real one. */
  maxDiscountPercent: 53,
  /** The call centre confirms an order by phone within this time. */
  callMinutes: { from: 30, to: 60 },
  /** Full hours by the country's clock, Monday to Friday. */
  supportHours: { from: 8, to: 17 },
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
    /** Deadline for sending a photo of a damaged item. */
    damageReportDays: 7,
  },
  /** Statutory withdrawal period from the day the parcel is received; separate from the shop's own guarantee. */
  withdrawalDays: { BA: 15, RS: 14, HR: 14, ME: 14 } satisfies Record<Country, number>,
  /** Statutory deadline for the refund, from the withdrawal statement. */
  withdrawalRefundDays: { BA: 15, RS: 14, HR: 14, ME: 14 } satisfies Record<Country, number>,
  /** Statutory deadline for sending the articles back, from the withdrawal statement; the law of BA names none. */
  withdrawalReturnDays: { RS: 14, HR: 14, ME: 14 },
  /** Statutory deadlines for complaints about a product, in days from their receipt. */
  complaintDays: { RS: { answer: 8, solution: 15 }, HR: { answer: 15 } },
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
  /** Of those who may order: the products' own warnings have the same age. */
  orderAge: 18,
} as const;

/** When the call centre rings after an order: the same words in every country, never on two lines. */
export const callWindow = `${facts.callMinutes.from}–\u2060${facts.callMinutes.to}\u00A0minuta`;
