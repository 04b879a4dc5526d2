import { definePreviewAddon } from 'storybook/internal/csf';
import * as v from 'valibot';
import { countries } from '#features/shared/country/country';
import { isOfShop } from './storyIndex';

/** A story, as far as its pictures depend on it. Storybook does not type the globals that a story sets itself. */
const picturedSchema = v.object({
  title: v.string(),
  storyGlobals: v.object({
    country: v.optional(v.string()),
    viewport: v.optional(v.object({ value: v.optional(v.string()) })),
  }),
});

/**
 * The modes in which Chromatic takes pictures of a story. States of the shop: four countries, each on a phone and on a
 * desktop, without the countries and widths that the story itself does not have. Primitives: one picture.
 */
function chromaticModes({ title, storyGlobals }: v.InferOutput<typeof picturedSchema>) {
  if (!isOfShop({ title })) return { BA: { country: 'BA' } };
  const { country: ownCountry, viewport: ownViewport } = storyGlobals;
  const sizes = ownViewport?.value ? [ownViewport.value] : ['phone', 'desktop'];
  const shown = ownCountry ? [ownCountry] : countries;
  return Object.fromEntries(
    shown.flatMap((country) =>
      sizes.map((viewport) => [`${country} ${viewport}`, { country, viewport }] as const),
    ),
  );
}

/**
 * Whether Chromatic takes pictures of a story: of each of the shop, of a primitive's default and its matrix. Not of a test,
 * which goes on from a state that has its pictures, and not of one that is named after a country: it is another state in one
 * of that state's modes.
 */
const hasPictures = (tags: readonly string[], title: string, name: string): boolean =>
  !tags.includes('test-fn') &&
  (isOfShop({ title }) || (title.startsWith('UI/') && ['Default', 'States'].includes(name))) &&
  !countries.some((country) => country === name);

/**
 * Gives each story its Chromatic modes. Parameters cannot depend on a story's title and globals; enhancers see both, and
 * run before Chromatic reads the parameters.
 */
export const addonChromatic = () =>
  definePreviewAddon({
    argTypesEnhancers: [
      (context) => {
        const { tags, parameters, argTypes } = context;
        parameters.chromatic = {
          ...parameters.chromatic,
          modes: chromaticModes(v.parse(picturedSchema, context)),
          disableSnapshot: !hasPictures(tags, context.title, context.name),
        };
        return argTypes;
      },
    ],
  });
