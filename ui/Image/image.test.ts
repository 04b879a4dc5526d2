import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Image } from '.';

/** What is rendered without effects is what React may prepare and let go of before it ever came into the page. */
it('prepares nothing that Chromium would keep', () => {
  const prepared = renderToStaticMarkup(
    createElement(Image, {
      src: 'a.webp',
      sources: [{ type: 'image/avif', srcSet: 'a.avif' }],
      sizes: '50vw',
      alt: '',
      width: 4,
      height: 5,
    }),
  );
  expect(prepared).toMatch(/^<span/);
  expect(prepared).not.toMatch(/<picture|<source|srcset|sizes/i);
});
