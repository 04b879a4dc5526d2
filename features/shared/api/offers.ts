import { queryOptions, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Hundredths } from '../country';
import { useShopQuery } from '../platform';
import { RpcError, type RpcOptions } from '../protocol';
import { offerCall, offersCall } from './calls';
import { groups, type WireChildOffer, type WireFood, type WireOffer } from './contract';
import { withEarly } from './early';
import type { ShopRpc } from './methods';
import { useRpc } from './RpcProvider';
import {
  extraSchema,
  listSchema,
  type OfferId,
  offerIdSchema,
  optionalPicture,
  optionalText,
  paragraphsSchema,
  parseAnswer,
  picturesSchema,
  priceSchema,
  type Slug,
  slugSchema,
  splitListSchema,
  textListSchema,
  wireObject,
} from './schema';

const childSchema = v.pipe(
  wireObject<WireChildOffer>()({
    ID: offerIdSchema,
    Name: v.string(),
    Slog: slugSchema,
    Images: picturesSchema,
    Quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  }),
  v.transform((wire) => ({
    id: wire.ID,
    name: wire.Name,
    slug: wire.Slog,
    images: wire.Images,
    quantity: wire.Quantity,
  })),
);

/** Missing fields are empty; if all are missing, the result is `undefined`. */
const foodSchema = v.pipe(
  wireObject<WireFood>()({
    Ingredients: optionalText,
    Allergens: optionalText,
    NetQuantity: optionalText,
    DailyDose: optionalText,
    Warnings: textListSchema,
    Maker: optionalText,
    RegistryNumber: optionalText,
  }),
  v.transform((wire) => {
    const isEmpty = Object.values(wire).every((value) => value.length === 0);
    return isEmpty
      ? undefined
      : {
          ingredients: wire.Ingredients,
          allergens: wire.Allergens,
          netQuantity: wire.NetQuantity,
          dailyDose: wire.DailyDose,
          warnings: wire.Warnings,
          maker: wire.Maker,
          registryNumber: wire.RegistryNumber,
        };
  }),
);

const ratingSchema = v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(5)), 0);

const offerSchema = v.pipe(
  wireObject<WireOffer>()({
    ID: offerIdSchema,
    Name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
    Heading: optionalText,
    SubHeading: optionalText,
    Slog: slugSchema,
    Group: v.picklist(groups),
    Description: paragraphsSchema,
    HowToUse: paragraphsSchema,
    Adventages: optionalText,
    Benefits: textListSchema,
    Images: picturesSchema,
    IngredientsImage: optionalPicture,
    OldPrice: v.nullish(priceSchema),
    NewPrice: priceSchema,
    Currency: v.pipe(v.string(), v.nonEmpty()),
    Stock: v.nullish(v.pipe(v.number(), v.finite())),
    ChildOffers: v.nullish(listSchema('ChildOffer', childSchema)),
    Rating: ratingSchema,
    RatingCount: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
    LowestPrice30: extraSchema('LowestPrice30', priceSchema),
    Food: extraSchema('Food', foodSchema),
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
    /** What a reduction is reckoned from. Never below `newPrice`; equal to it for an offer without a reduction. */
    oldPrice: referencePrice(wire),
    newPrice: wire.NewPrice,
    currency: wire.Currency,
    stockDays: wire.Stock ?? undefined,
    /** The contents of a bundle; `undefined` for a single offer. */
    children: wire.ChildOffers ?? undefined,
    /** 1 to 5, or 0 without ratings. */
    rating: wire.Rating,
    ratingCount: wire.RatingCount,
    /** The lowest price of the last 30 days before the reduction. */
    lowestPrice30: wire.LowestPrice30 ?? undefined,
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
 * The price that a reduction is reckoned from: the lowest of the last 30 days where the backend gives one, as the EU's
 * Court of Justice requires (C-330/23), otherwise the old price.
 */
function referencePrice({ NewPrice, OldPrice, LowestPrice30 }: WirePrices): Hundredths {
  const old = OldPrice ?? NewPrice;
  const reference = LowestPrice30 && LowestPrice30 < old ? LowestPrice30 : old;
  return reference > NewPrice ? reference : NewPrice;
}

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
  Name: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined),
});

function toMalformed(item: unknown): MalformedOffer {
  const parsed = v.safeParse(malformedSchema, item);
  return parsed.success ? { id: parsed.output.ID, name: parsed.output.Name } : { id: null, name: undefined };
}

const offersSchema = splitListSchema('Offer', offerSchema);

/** Every offer with its rating. */
export async function fetchOffers(rpc: ShopRpc, options?: RpcOptions): Promise<OfferList> {
  const answer = await rpc.call(offersCall, options);
  const { items, malformed } = parseAnswer(offersSchema, answer);
  return { offers: items, malformed: malformed.map(toMalformed) };
}

/** One offer by its slug; `null` if the backend does not know the slug. */
export async function fetchOffer(rpc: ShopRpc, slug: Slug, options?: RpcOptions): Promise<Offer | null> {
  try {
    const answer = await rpc.call(offerCall(slug), options);
    return parseAnswer(offerSchema, answer);
  } catch (error) {
    if (error instanceof RpcError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** The list of offers; all screens share one request. */
export const offersQuery = (rpc: ShopRpc) =>
  queryOptions({
    queryKey: ['offers'],
    queryFn: ({ signal }) => fetchOffers(withEarly(rpc, 'offers'), { signal }),
  });

/** One offer; `null` if the backend does not know it. */
export const offerQuery = (rpc: ShopRpc, slug: Slug) =>
  queryOptions({
    queryKey: ['offer', slug],
    queryFn: ({ signal }) => fetchOffer(withEarly(rpc, `offer/${slug}`), slug, { signal }),
  });

const offersOf = ({ offers }: OfferList) => offers;

const productsOf = ({ offers }: OfferList) => offers.filter(({ children }) => children === undefined);

/** All valid offers. Screens share one request. */
export function useOffers() {
  return useShopQuery({ ...offersQuery(useRpc()), select: offersOf });
}

/**
 * The valid offers that are no bundles: what the filter `ChildOffers eq null` would answer, picked from the same request
 * (Specification/Offers).
 */
export function useProducts() {
  return useShopQuery({ ...offersQuery(useRpc()), select: productsOf });
}

/** The list with its malformed items, to tell offers that are no longer sold from malformed ones. Shares the same request. */
export function useOfferList() {
  return useShopQuery(offersQuery(useRpc()));
}

/**
 * One offer. An offer from the loaded list shows at once and is refreshed in the background; a failed refresh keeps it.
 * `isNotFound` is set only by the backend's `NOT_FOUND`.
 */
export function useOffer(slug: Slug) {
  const rpc = useRpc();
  const queryClient = useQueryClient();
  const fromList = () =>
    queryClient.getQueryData(offersQuery(rpc).queryKey)?.offers.find((offer) => offer.slug === slug);
  const { data, isError, isFetching, refetch } = useShopQuery({
    ...offerQuery(rpc, slug),
    placeholderData: fromList,
  });
  const isNotFound = data === null;
  const offer = isNotFound ? undefined : (data ?? fromList());
  return { offer, isNotFound, isError, isFetching, refetch };
}
