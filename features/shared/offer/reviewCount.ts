/** The number that the shop adds to an offer's real review count, by slug (Specification/Cart). */
const countBases: ReadonlyMap<string, number> = new Map([
  ['pure-fit', 4167],
  ['beauty-fem', 3479],
  ['hairgrow-plus', 3384],
  ['cellu-lift', 2891],
  ['prosta-vital', 2964],
  ['alpha-potent', 3467],
  ['libido', 2747],
]);

/** The review count that shoppers see: the real one plus the offer's fixed base. */
export const displayedReviewCount = ({ slug, ratingCount }: { slug: string; ratingCount: number }): number =>
  ratingCount + (countBases.get(slug) ?? 0);
