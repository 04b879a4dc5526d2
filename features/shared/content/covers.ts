import acornAvif from './images/blog-acorn.avif';
import acorn from './images/blog-acorn.webp';
import acornDarkAvif from './images/blog-acorn-dark.avif';
import acornDark from './images/blog-acorn-dark.webp';
import bowlAvif from './images/blog-bowl.avif';
import bowl from './images/blog-bowl.webp';
import capsAvif from './images/blog-caps.avif';
import caps from './images/blog-caps.webp';
import waterAvif from './images/blog-water.avif';
import water from './images/blog-water.webp';
import type { Topic } from './topics';

const cover = (src: string, avif: string) => ({
  src,
  sources: [{ type: 'image/avif', srcSet: avif }],
  width: 960,
  height: 720,
});

/** The picture of each article, for `Image`. */
export const articleCovers: Record<Topic, ReturnType<typeof cover>> = {
  prostata: cover(caps, capsAvif),
  potencija: cover(acorn, acornAvif),
  povećanje: cover(bowl, bowlAvif),
  zdravlje: cover(water, waterAvif),
  mršavljenje: cover(acornDark, acornDarkAvif),
};
