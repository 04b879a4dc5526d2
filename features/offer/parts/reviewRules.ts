import * as v from 'valibot';
import { fixedTexts } from '#features/shared/country';
import { lineSchema, longTextSchema } from '#features/shared/forms';

/**
 * The fields of a review. Only the text is enforced; rating, title and terms are marked as required but not checked
 * (Screens/Offer).
 */
export const reviewSchema = v.object({
  /** The value of the chosen radio button, or `null` → the number of stars, or 0. */
  rating: v.pipe(v.nullable(v.string()), v.transform(Number), v.picklist([0, 1, 2, 3, 4, 5])),
  title: lineSchema,
  text: v.pipe(longTextSchema, v.nonEmpty(fixedTexts.reviewTextMissing)),
  terms: v.boolean(),
});

export type ReviewFields = v.InferInput<typeof reviewSchema>;
export type CheckedReview = v.InferOutput<typeof reviewSchema>;
