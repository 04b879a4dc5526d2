/**
 * The wire format of the company's backend, with the backend's spelling (Specification/Wire format). Only this folder
 * and the mock backend use these types; the rest of the shop uses the parsed ones, with prices in hundredths.
 */

/** Compared as strings. */
export type WireId = string | number;

export const groups = ['potency', 'prostate', 'joints', 'beauty', 'hair', 'weight', 'digestion'] as const;

/** A category of offers, as in the address `/shop/{group}`. */
export type Group = (typeof groups)[number];

export interface WireFood {
  Ingredients: string;
  Allergens?: string;
  NetQuantity: string;
  DailyDose: string;
  Warnings: string[];
  Maker: string;
  RegistryNumber?: string;
}

export interface WireChildOffer {
  ID: WireId;
  Name: string;
  Slog: string;
  Images: string[];
  Quantity: number;
}

export interface WireOffer {
  ID: WireId;
  Name: string;
  Heading: string;
  SubHeading: string;
  Slog: string;
  Group: Group;
  /** Plain text; a blank line separates paragraphs. */
  Description: string;
  HowToUse: string;
  /** Items separated by `&&`. */
  Adventages: string;
  Benefits: string[];
  /** The first is the cover. */
  Images: string[];
  IngredientsImage: string;
  /** In `Currency`, not in hundredths. */
  OldPrice: number;
  NewPrice: number;
  Currency: string;
  /** Shown as days. */
  Stock: number;
  ChildOffers: null | WireChildOffer[];
  Rating?: number;
  RatingCount?: number;
  ScaleleadID: string;
  LowestPrice30?: number;
  Food?: WireFood;
}

export interface WireUserInfo {
  FirstName?: string;
  LastName?: string;
  Username?: string;
  PhoneNumber?: string;
  Email?: string;
}

export interface WireUserData {
  UserInfo: WireUserInfo;
}

export interface WireArticle {
  ID: WireId;
  Quantity: number;
}

export interface WireOrder {
  ID: WireId;
  LeadID: WireId;
  Status: string;
  /** ISO 8601. */
  createdAt: string;
  Articles: WireArticle[];
}

export interface WireAttachment {
  ID: WireId;
  ImageName: string;
  Url: string;
}

export interface WireReview {
  ID: WireId;
  OfferID: WireId;
  Rating: 1 | 2 | 3 | 4 | 5;
  Review: string;
  ReviewHead: string;
  Attachments: WireAttachment[];
  IsApproved: boolean;
  createdAt: string;
  _User: { FirstName: string; LastName: string };
}
