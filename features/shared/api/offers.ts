import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { useShopQuery } from '../platform';
import type { RpcOptions } from '../protocol';
import { OFFER_METHOD, offerCall, offersCall } from './calls';
import { ask, askAndKeep, defineCall, orNull, type ShopRpc } from './defineCall';
import { withEarly } from './early';
import { readKept } from './kept';
import { useRpc } from './RpcProvider';
import {
  type Hundredths,
  lenientOptional,
  listSchema,
  type OfferId,
  offerIdSchema,
  optionalPicture,
  optionalText,
  paragraphsSchema,
  picturesSchema,
  priceSchema,
  promised,
  type Slug,
  slugSchema,
  splitListSchema,
  textListSchema,
  textSchema,
  unread,
} from './schema';

export const groups = ['potency', 'prostate', 'joints', 'beauty', 'hair', 'weight', 'digestion'] as const;

/** A category of offers, as in the address `/shop/{group}`. */
export type Group = (typeof groups)[number];

const childSchema = v.pipe(
  v.object({
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
  v.object({
    Ingredients: textSchema,
    Allergens: optionalText,
    NetQuantity: textSchema,
    DailyDose: textSchema,
    Warnings: textListSchema,
    Maker: textSchema,
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
  v.object({
    ID: offerIdSchema,
    Name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
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
    Rating: ratingSchema,
    RatingCount: v.nullish(v.pipe(v.number(), v.safeInteger(), v.minValue(0)), 0),
    ScaleleadID: unread<string>(),
    LowestPrice30: lenientOptional('LowestPrice30', priceSchema),
    Food: lenientOptional('Food', foodSchema),
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
  Name: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty())), undefined),
});

function toMalformed(item: unknown): MalformedOffer {
  const parsed = v.safeParse(malformedSchema, item);
  return parsed.success ? { id: parsed.output.ID, name: parsed.output.Name } : { id: null, name: undefined };
}

/** Selects only bundles (`ne`) or only single offers (`eq`). */
const filterSchema = v.object({
  name: v.literal('ChildOffers'),
  op: v.picklist(['eq', 'ne']),
  value: v.null(),
});

export const getOffersCall = defineCall(offersCall.method, {
  purpose: 'Lists the offers, with ratings where asked',
  carrier: 'args',
  params: v.object({
    filters: v.optional(v.array(filterSchema)),
    includeReviews: v.optional(v.boolean()),
  }),
  answer: v.pipe(
    splitListSchema('Offer', offerSchema),
    v.transform(
      ({ items, malformed }): OfferList => ({
        offers: items,
        malformed: malformed.map(toMalformed),
      }),
    ),
  ),
});

export const getOfferCall = defineCall(OFFER_METHOD, {
  purpose: 'Returns one offer by its slug',
  params: v.object({ Slog: v.string() }),
  answer: offerSchema,
  errors: ['NOT_FOUND'],
});

/** Every offer with its rating. */
export const fetchOffers = (rpc: ShopRpc, options?: RpcOptions): Promise<OfferList> =>
  askAndKeep(rpc, 'offers', getOffersCall, offersCall.args, options);

/** One offer by its slug; `null` if the backend does not know the slug. */
export const fetchOffer = (rpc: ShopRpc, slug: Slug, options?: RpcOptions): Promise<Offer | null> =>
  orNull(ask(rpc, getOfferCall, offerCall(slug).params, options));

/** The list of offers; all screens share one request. */
export const offersQuery = (rpc: ShopRpc) =>
  queryOptions({
    queryKey: ['offers'],
    queryFn: ({ signal }) => fetchOffers(withEarly(rpc, 'offers'), { signal }),
  });

/**
 * Starts a visit with the list of offers that the device has kept of an earlier one. It is asked for again all the same
 * (Specification/Kept data).
 *
 * @param country whose offers they are
 */
export function restoreOffers(queryClient: QueryClient, rpc: ShopRpc, country: string): void {
  const kept = readKept('offers', getOffersCall, country);
  if (!kept) return;
  const { queryKey } = offersQuery(rpc);
  queryClient.setQueryData(queryKey, kept.data, { updatedAt: kept.date });
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

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
 * One offer. An offer from the loaded list shows at once and is refreshed in the background; a failed refresh keeps it,
 * with `isFromList`. `isNotFound` is set only by the backend's `NOT_FOUND`.
 */
export function useOffer(slug: Slug) {
  const rpc = useRpc();
  const queryClient = useQueryClient();
  const fromList = () =>
    queryClient.getQueryData(offersQuery(rpc).queryKey)?.offers.find((offer) => offer.slug === slug);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useShopQuery({
    ...offerQuery(rpc, slug),
    placeholderData: fromList,
  });
  const isNotFound = data === null;
  const offer = isNotFound ? undefined : (data ?? fromList());
  return {
    offer,
    isFromList: isPlaceholderData || data === undefined,
    isNotFound,
    isError,
    isFetching,
    refetch,
  };
}
