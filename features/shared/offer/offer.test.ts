import { describe, expect, it } from 'vitest';
import { displayedReviewCount, pictureOf, sharedPicture } from '../offer';

describe('displayedReviewCount', () => {
  it.each([
    ['pure-fit', 4167],
    ['beauty-fem', 3479],
    ['hairgrow-plus', 3384],
    ['cellu-lift', 2891],
    ['prosta-vital', 2964],
    ['alpha-potent', 3467],
    ['libido', 2747],
    ['joint-ease', 0],
    ['constructor', 0],
  ])('adds the base of %s to the real count', (slug, base) => {
    expect(displayedReviewCount({ slug, ratingCount: 12 })).toBe(base + 12);
  });
});

describe('pictureOf', () => {
  it('finds the other files beside an .avif', () => {
    expect(pictureOf('http://localhost:5000/images/libido.avif', 'thumb')).toEqual({
      src: 'http://localhost:5000/images/libido.avif',
      sources: [
        { type: 'image/avif', srcSet: 'http://localhost:5000/images/thumb/libido.avif' },
        { type: 'image/webp', srcSet: 'http://localhost:5000/images/libido.webp' },
      ],
    });
  });

  it('gives other sites the .webp', () => {
    expect(sharedPicture('/images/libido.avif')).toBe('/images/libido.webp');
  });

  it('lets the browser choose between the sizes', () => {
    expect(pictureOf('/images/libido.avif').sources[0]?.srcSet).toBe(
      '/images/small/libido.avif 400w, /images/libido.avif 800w',
    );
  });

  it.each(['https://cdn.example.ba/a.jpg', 'https://cdn.example.ba/a.avif?w=400', ''])(
    'returns %s as it is',
    (url) => {
      expect(pictureOf(url)).toEqual({ src: url, sources: [] });
      expect(sharedPicture(url)).toBe(url);
    },
  );
});
