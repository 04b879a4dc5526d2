import * as v from 'valibot';
import type { Country } from '#features/shared/country';

/** Where the development server takes a `Change` of a text. */
export const WORDS = '/words';

/** In the order of the panel. The manager loads no code of the shop. */
export const countries = ['BA', 'RS', 'HR', 'ME'] as const satisfies readonly Country[];

export const changeSchema = v.object({
  /** The folder of the catalogue: `features/club/messages`. */
  folder: v.pipe(v.string(), v.regex(/^(app|features)(\/[\w-]+)*\/(messages|\w+Messages)$/)),
  /** Its path in the catalogue: `look.looking`. */
  name: v.string(),
  country: v.picklist(countries),
  /** What the file has, as who changes it has read it. */
  before: v.string(),
  text: v.pipe(v.string(), v.trim()),
});

/** Another text for a message in a country. */
export type Change = v.InferOutput<typeof changeSchema>;
