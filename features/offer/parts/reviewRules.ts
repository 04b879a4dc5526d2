import * as v from 'valibot';
import { filledSchema } from '#features/shared/forms';

/**
 * What a review asks for: only its text is enforced; rating, title and terms are marked as required, no more
 * (seed §5, decision 8).
 */
export const reviewSchema = v.object({
  /** A radio button's text, `null` where none was chosen → the number of stars, or 0. */
  rating: v.pipe(v.nullable(v.string()), v.transform(Number), v.picklist([0, 1, 2, 3, 4, 5])),
  title: v.pipe(v.string(), v.trim()),
  text: filledSchema('Unesite vaš kometar'),
  terms: v.boolean(),
});

export type ReviewFields = v.InferInput<typeof reviewSchema>;
export type CheckedReview = v.InferOutput<typeof reviewSchema>;

/** Seed §8, spelled as there. */
export const REVIEW_FAILED =
  'Došlo je do greške prilikom spremanja kometara, molimo pokušajte ponovo kasnije';

/** How large a picture may be, in MB: more than any phone makes of one photo. */
export const MAX_PICTURE_MB = 20;

/** What keeps a file from being a picture of a review. Images only (seed §5), but none that can hold a script. */
export function faultOfPicture({
  type,
  size,
}: Pick<File, 'type' | 'size'>): 'noPicture' | 'tooLarge' | undefined {
  if (!type.startsWith('image/') || type.startsWith('image/svg')) return 'noPicture';
  return size > MAX_PICTURE_MB * 1_000_000 ? 'tooLarge' : undefined;
}

/** Seed §5. */
export const PICTURE_NAME_MISSING = 'Ime ne može biti prazno';
export const PICTURE_FILE_MISSING = 'Odaberite privitak';
