import { title } from './target';
import { expect, test } from './test';

test('title, language, meta tags and structured data follow the page', async ({ visitor }) => {
  const head = () =>
    visitor.read(() => {
      const meta = (name: string) =>
        [...document.querySelectorAll(`head > meta[name="${name}"], head > meta[property="${name}"]`)].map(
          (tag) => tag.getAttribute('content'),
        );
      return {
        title: document.title,
        lang: document.documentElement.lang,
        types: meta('og:type'),
        titles: meta('og:title'),
        descriptions: meta('description').length,
        data: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
          ({ textContent }) => JSON.parse(textContent ?? '')['@type'],
        ),
      };
    });
  await visitor.open('/');
  await visitor.sees(title(/./));
  await expect.poll(head).toEqual({
    title: 'Prirodna snaga | Hrast',
    lang: 'bs',
    types: ['website'],
    titles: ['Prirodna snaga'],
    descriptions: 1,
    data: ['OnlineStore'],
  });
  await visitor.open('/offers/alpha-potent');
  await visitor.sees(title('Alpha Potent'));
  await expect.poll(head).toMatchObject({
    title: 'Alpha Potent | Hrast',
    types: ['product'],
    titles: ['Alpha Potent'],
    descriptions: 1,
    data: expect.arrayContaining(['OnlineStore', 'Product']),
  });
  await visitor.back();
  await expect
    .poll(head)
    .toMatchObject({ title: 'Prirodna snaga | Hrast', types: ['website'], descriptions: 1 });
});
