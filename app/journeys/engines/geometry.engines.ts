import { fixtures } from '#mocks/fixtures';
import { logIn } from './steps';
import { button, list, navigation, region, type Target, title, within } from './target';
import { expect, test } from './test';
import type { Visitor } from './visitor';

/** How far the content of each item of a list is from the item's edges, in px. */
const insetsIn = (visitor: Visitor, target: Target) =>
  visitor.read((wanted) => {
    const items = [...(window.eyes?.find(wanted)[0]?.children ?? [])];
    return items.map((item) => {
      const outer = item.getBoundingClientRect();
      const inner = (item.firstElementChild ?? item).getBoundingClientRect();
      return { above: Math.round(inner.top - outer.top), below: Math.round(outer.bottom - inner.bottom) };
    });
  }, target);

/** The pictures of a target's parts that are drawn, each as its box and that of the closest part around it. */
const picturesIn = (visitor: Visitor, target: Target, frame: string) =>
  visitor.read(
    (wanted, selector) => {
      const boxOf = (element: Element | null) => {
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
        return [x, y, width, height].map(Math.round);
      };
      return (window.eyes?.find(wanted) ?? [])
        .flatMap((element) => [...element.querySelectorAll('img')])
        .filter((picture) => picture.getClientRects().length > 0)
        .map((picture) => ({ picture: boxOf(picture), frame: boxOf(picture.closest(selector)) }));
    },
    target,
    frame,
  );

test('nothing stands between the edge of a list item and its content', async ({ visitor }) => {
  await visitor.open('/');
  const promises = list('Kako poslujemo');
  await visitor.sees(promises);
  const insets = await insetsIn(visitor, promises);
  expect(insets).toHaveLength(4);
  for (const { above } of insets) expect(above).toBe(0);

  await visitor.open('/blog/prostata');
  const contents = within(navigation('Na ovoj stranici'), list());
  await visitor.sees(contents);
  const links = await insetsIn(visitor, contents);
  expect(links.length).toBeGreaterThan(5);
  for (const inset of links) expect(inset).toEqual({ above: 0, below: 0 });
});

test('the thumbs of an offer fill their buttons', async ({ visitor }) => {
  await visitor.open('/offers/alpha-potent');
  await visitor.sees(title('Alpha Potent'));
  const thumbs = button(/^Slika \d od \d$/);
  await visitor.sees(thumbs, { count: 5 });
  const pictures = await picturesIn(visitor, thumbs, 'button');
  expect(pictures).toHaveLength(5);
  for (const { picture, frame } of pictures) expect(picture).toEqual(frame);
});

test('the pictures of an order fill their frames', async ({ visitor }) => {
  const { UserInfo, Password } = fixtures.BA.member;
  await visitor.open('/login');
  await logIn(visitor, { email: UserInfo.Email, password: Password });
  await visitor.isAt(/^\/$/);
  await visitor.open('/account');
  const order = region('Pripremamo vašu narudžbu');
  await visitor.sees(order);
  const pictures = await picturesIn(visitor, order, 'li');
  expect(pictures.length).toBeGreaterThan(0);
  for (const { picture, frame } of pictures) expect(picture).toEqual(frame);
});

for (const [address, heading] of [
  ['/', /^Snaga ima/],
  ['/most-popular', 'Najpopularniji'],
  ['/offers/alpha-potent', 'Alpha Potent'],
] as const)
  test(`${address} requests no placeholder of a picture`, async ({ visitor }) => {
    await visitor.open(address);
    await visitor.sees(title(heading));
    const pictures = () =>
      visitor.read(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => /\.(avif|webp)$/.test(name)),
      );
    // A picture is an entry once it has arrived, which can be after the heading is seen.
    await expect.poll(pictures).not.toEqual([]);
    expect((await pictures()).filter((name) => /\/any\.\w+$/.test(name))).toEqual([]);
  });
