import * as v from 'valibot';
import {
  filledText,
  type Hundredths,
  listSchema,
  type OfferId,
  offerIdSchema,
  optionalPicture,
  optionalText,
  paragraphsSchema,
  picturesSchema,
  priceSchema,
  promised,
  quantitySchema,
  slugSchema,
  splitListSchema,
  textListSchema,
  textSchema,
  unread,
  wireObject,
} from './schema';

export const groups = ['potency', 'prostate', 'joints', 'beauty', 'hair', 'weight', 'digestion'] as const;

/** A category of offers, as in the address `/shop/{group}`. */
export type Group = (typeof groups)[number];

const childSchema = v.pipe(
  wireObject({
    ID: offerIdSchema,
    Name: v.string(),
    Slog: slugSchema,
    Images: picturesSchema,
    Quantity: quantitySchema,
  }),
  v.transform((wire) => ({
    id: wire.ID,
    name: wire.Name,
    slug: wire.Slog,
    images: wire.Images,
    quantity: wire.Quantity,
  })),
);

const isEmpty = (wire: Record<string, string | readonly string[]>) =>
  Object.values(wire).every((value) => value.length === 0);

/** Missing fields are empty; if all are missing, the result is `undefined`. */
const foodSchema = v.pipe(
  wireObject({
    Ingredients: textSchema,
    Allergens: optionalText,
    NetQuantity: textSchema,
    DailyDose: textSchema,
    Warnings: textListSchema,
    Maker: textSchema,
    RegistryNumber: optionalText,
  }),
  v.transform((wire) =>
    isEmpty(wire)
      ? undefined
      : {
          ingredients: wire.Ingredients,
          allergens: wire.Allergens,
          netQuantity: wire.NetQuantity,
          dailyDose: wire.DailyDose,
          warnings: wire.Warnings,
          maker: wire.Maker,
          registryNumber: wire.RegistryNumber,
        },
  ),
);

/** As with food. */
const declarationSchema = v.pipe(
  wireObject({
    Ingredients: textSchema,
    Warnings: textListSchema,
    Maker: textSchema,
    Country: textSchema,
  }),
  v.transform((wire) =>
    isEmpty(wire)
      ? undefined
      : {
          ingredients: wire.Ingredients,
          warnings: wire.Warnings,
          maker: wire.Maker,
          country: wire.Country,
        },
  ),
);

const unitPriceSchema = v.pipe(
  wireObject({ Amount: priceSchema, Unit: v.picklist(['100 g', '100 ml', 'piece']) }),
  v.transform((wire) => ({ price: wire.Amount, unit: wire.Unit })),
);

/** `Offer` of the contract. */
export const offerSchema = v.pipe(
  wireObject({
    ID: offerIdSchema,
    Name: filledText,
    Heading: textSchema,
    SubHeading: textSchema,
    Slog: slugSchema,
    Group: v.picklist(groups),
    Description: paragraphsSchema,
    HowToUse: paragraphsSchema,
    /** Items separated by `&&`. */
    Adventages: textSchema,
    Benefits: textListSchema,
    /** The first is the cover. */
    Images: picturesSchema,
    IngredientsImage: optionalPicture,
    OldPrice: promised<number>()(v.nullish(priceSchema)),
    NewPrice: priceSchema,
    Currency: v.pipe(v.string(), v.nonEmpty()),
    /** Shown as days. */
    Stock: promised<number>()(v.nullish(v.pipe(v.number(), v.finite()))),
    ChildOffers: promised<null | v.InferInput<typeof childSchema>[]>()(
      v.nullish(listSchema('ChildOffer', childSchema)),
    ),
    Rating: v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(5))),
    RatingCount: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
    ScaleleadID: unread<string>(),
    LowestPrice30: v.nullish(priceSchema),
    UnitPrice: v.nullish(unitPriceSchema),
    Declaration: v.nullish(declarationSchema),
    Food: v.nullish(foodSchema),
  }),
  v.transform((wire) => ({
    id: wire.ID,
    name: wire.Name,
    heading: wire.Heading,
    subHeading: wire.SubHeading,
    slug: wire.Slog,
    group: wire.Group,
    description: wire.Description,
    howToUse: wire.HowToUse,
    advantages: wire.Adventages.split('&&')
      .map((item) => item.trim())
      .filter(Boolean),
    benefits: wire.Benefits,
    images: wire.Images,
    ingredientsImage: wire.IngredientsImage,
    /** What a reduction is calculated from. Never below `newPrice`; equal to it for an offer without a reduction. */
    oldPrice: referencePrice(wire),
    newPrice: wire.NewPrice,
    currency: wire.Currency,
    stockDays: wire.Stock ?? undefined,
    /** The contents of a bundle; `undefined` for a single offer. */
    children: wire.ChildOffers ?? undefined,
    /** 1 to 5, or 0 without ratings. */
    rating: wire.Rating ?? 0,
    ratingCount: wire.RatingCount ?? 0,
    /** The lowest price of the last 30 days before the reduction. */
    lowestPrice30: wire.LowestPrice30 ?? undefined,
    /** The price of a comparable amount, in hundredths of `currency`. */
    unitPrice: wire.UnitPrice ?? undefined,
    /** Information that the law requires for a cosmetic; `undefined` for other products. */
    declaration: wire.Declaration ?? undefined,
    /** Information that the law requires for food; `undefined` for other products. */
    food: wire.Food ?? undefined,
  })),
);

interface WirePrices {
  NewPrice: Hundredths;
  OldPrice?: Hundredths | null | undefined;
  LowestPrice30?: Hundredths | null | undefined;
}

/**
 * The price that a reduction is calculated from: the lowest of the last 30 days where the backend gives one, as the EU's
 * Court of Justice requires (C-330/23), otherwise the old price.
 */
function referencePrice({ NewPrice, OldPrice, LowestPrice30 }: WirePrices): Hundredths {
  const old = OldPrice ?? NewPrice;
  const reference = LowestPrice30 && LowestPrice30 < old ? LowestPrice30 : old;
  return reference > NewPrice ? reference : NewPrice;
}

/** An offer as the backend sends it, with prices in `Currency`. */
export type WireOffer = v.InferInput<typeof offerSchema>;

/** A product or bundle as the shop shows it. Prices are hundredths of `currency`. */
export type Offer = v.InferOutput<typeof offerSchema>;

/** An item of the list that is not a valid offer, with its id and name as far as they are valid. */
export interface MalformedOffer {
  /** `null` if the id is malformed too; the item may then be any offer. */
  id: OfferId | null;
  name: string | undefined;
}

/** The offers that the shop sells. */
export interface OfferList {
  /** In the backend's order: the first is the Black Friday offer. */
  offers: Offer[];
  /** Kept apart, so that a malformed offer does not count as no longer sold. */
  malformed: MalformedOffer[];
}

const malformedSchema = v.object({
  ID: v.fallback(v.nullable(offerIdSchema), null),
  Name: v.fallback(v.optional(filledText), undefined),
});

function toMalformed(item: unknown): MalformedOffer {
  const parsed = v.safeParse(malformedSchema, item);
  return parsed.success ? { id: parsed.output.ID, name: parsed.output.Name } : { id: null, name: undefined };
}

/** A list of offers, with its malformed items kept apart. */
export const offerListSchema = v.pipe(
  splitListSchema('Offer', offerSchema),
  v.transform(
    ({ items, malformed }): OfferList => ({
      offers: items,
      malformed: malformed.map(toMalformed),
    }),
  ),
);
