import { definePreviewAddon } from 'storybook/internal/csf';
import * as v from 'valibot';
import { countries } from '#features/shared/country';

/** Window sizes for the viewport menu. `narrow` is the smallest width that WCAG 1.4.10 requires. */
export const viewports = {
  narrow: { name: 'Narrow 320', styles: { width: '320px', height: '700px' }, type: 'mobile' as const },
  phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' as const },
  tablet: { name: 'Tablet 834', styles: { width: '834px', height: '1112px' }, type: 'tablet' as const },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '900px' }, type: 'desktop' as const },
  design: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' as const },
  wide: { name: 'Desktop 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' as const },
};

/** A story, as far as its pictures depend on it. Storybook does not type the globals that a story sets itself. */
const picturedSchema = v.object({
  title: v.string(),
  storyGlobals: v.object({
    country: v.optional(v.string()),
    viewport: v.optional(v.object({ value: v.optional(v.string()) })),
  }),
});

const isOfShop = (title: string) => /^(Screens|Shell|Flows)\//.test(title);

/**
 * The modes in which Chromatic takes pictures of a story. States of the shop: four countries, each on a phone and on a
 * desktop, without the countries and widths that the story itself does not have. Everything else: one picture.
 */
export function chromaticModes({ title, storyGlobals }: v.InferOutput<typeof picturedSchema>) {
  if (!isOfShop(title)) return { BA: { country: 'BA' } };
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
 * Whether Chromatic takes pictures of a story. Not of a test, which goes on from a state that has its pictures, and not of
 * a state of the shop that is named after a country or `Phone`: it is another state in one of that state's modes.
 */
export const hasPictures = (tags: readonly string[], title: string, name: string): boolean =>
  !tags.includes('test-fn') && !(isOfShop(title) && ['Phone', ...countries].includes(name));

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
