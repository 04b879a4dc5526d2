import type { ShopParameters } from './StoryShop';

type Address = NonNullable<ShopParameters['path']>;

/** Args of every story inside the shop. */
export interface AddressArgs {
  /** Replaces the address in `parameters.shop.path`: which offer, which category, which step. */
  address?: Address;
}

/**
 * The control for `args.address`: a list of names to choose from, with the addresses that they stand for. The story's
 * route must match them. The workspace's address holds a name of letters without diacritics, digits, spaces and `-`.
 *
 * ```ts
 * args: { address: 'libido' },
 * argTypes: addresses({ libido: '/offers/libido' }),
 * ```
 */
export const addresses = (byName: Readonly<Record<string, Address>>) => ({
  address: { control: { type: 'select' as const }, options: Object.keys(byName), mapping: byName },
});
