import * as v from 'valibot';
import { countries } from '#features/shared/country/country';

const entrySchema = v.object({
  id: v.string(),
  type: v.picklist(['story', 'docs']),
  /** `Screens/Checkout/Guest`. */
  title: v.string(),
  /** `Session expired`. */
  name: v.string(),
  /** `./features/checkout/parts/Guest.stories.tsx`. */
  importPath: v.string(),
  /** Those of the sidebar's filter: `message:no-orders`. */
  tags: v.array(v.string()),
  subtype: v.optional(v.string()),
});

/** An entry of Storybook's index: a story, a test of one, or a docs page. */
export type IndexEntry = v.InferOutput<typeof entrySchema>;

const indexSchema = v.object({ entries: v.record(v.string(), entrySchema) });

/** Parses Storybook's `index.json`. Returns its entries in the order of the sidebar; throws if it has another shape. */
export const parseIndex = (index: unknown): IndexEntry[] =>
  Object.values(v.parse(indexSchema, index).entries);

/** Whether an entry is a state that people look at: neither a docs page nor a story's test. */
export const isState = ({ subtype }: IndexEntry): boolean => subtype === 'story';

/** Whether an entry has this title or one below it: `Screens/Checkout/Guest` is part of `Screens/Checkout`. */
export const isPartOf = (title: string) => (entry: Pick<IndexEntry, 'title'>) =>
  `${entry.title}/`.startsWith(`${title}/`);

/** Whether an entry shows the shop itself: not a primitive, nor a part that screens share. */
export const isOfShop = ({ title }: Pick<IndexEntry, 'title'>) => /^(Screens|Shell|Flows)\//.test(title);

/** Whether a state is another one in a country: `HR`. */
export const isCountry = ({ name }: Pick<IndexEntry, 'name'>) =>
  countries.some((country) => country === name);
