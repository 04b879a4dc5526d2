import { expect, userEvent, waitFor } from 'storybook/test';
import { backToTop, findPageHeading, inCountry, type PlayContext } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from '../messages';
import { OfferScreen } from '../OfferScreen';
import { alpha } from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Gallery',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

const pictureInSight = (root: HTMLElement, slide: string) =>
  root.querySelector(`[aria-roledescription="${slide}"]:not([inert])`);

/** Chooses a picture: by its thumb, by keyboard; on phones, which have none, by the counter. */
async function choose({ canvas, globals }: PlayContext, canvasElement: HTMLElement, number: number) {
  const { text, offers } = inCountry(messages, globals);
  await findPageHeading(canvas, offers['alpha-potent'].Name);
  const thumb = canvas.queryByRole('button', { name: text.picture(number, 5) });
  if (thumb) {
    thumb.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(pictureInSight(canvasElement, text.carousel.slide)).toHaveAccessibleName(
        text.carousel.position(number, 5),
      ),
    );
  } else {
    for (let at = 1; at < number; at += 1)
      await userEvent.click(await canvas.findByRole('button', { name: `${text.carousel.next}. ${at} / 5` }));
    await expect(await canvas.findByText(`${number} / 5`)).toBeVisible();
  }
  backToTop();
}

/** The fourth picture, the label, chosen by its thumb or the counter. */
export const Default = meta.story({ play: (context) => choose(context, context.canvasElement, 4) });

Default.test('the arrows change the picture and the thumb', async ({ canvas, canvasElement, userEvent }) => {
  await expect(canvas.getByRole('button', { name: 'Slika 4 od 5' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'Prethodna slika' }));
  await waitFor(() => expect(pictureInSight(canvasElement, 'slika')).toHaveAccessibleName('3 od 5'));
  await expect(canvas.getByRole('button', { name: 'Slika 3 od 5' })).toHaveAttribute('aria-current', 'true');
  await expect(canvas.getByRole('button', { name: 'Slika 4 od 5' })).not.toHaveAttribute('aria-current');
});

/** The second picture: what the product is made of, from close by. */
export const CloseUp = meta.story({ play: (context) => choose(context, context.canvasElement, 2) });

/** The third picture: what is in the pack, beside a ruler. */
export const Contents = meta.story({ play: (context) => choose(context, context.canvasElement, 3) });

/** The fifth picture: the plants. */
export const Plants = meta.story({ play: (context) => choose(context, context.canvasElement, 5) });

/** On phones the edge of the next picture shows, and a counter leads to it. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const counter = await canvas.findByRole('button', { name: `${text.carousel.next}. 1 / 5` });
    await userEvent.click(counter);
    await waitFor(() => expect(counter).toHaveTextContent('2 / 5'));
    await expect(canvas.queryByRole('button', { name: text.picture(2, 5) })).toBeNull();
  },
});

/** A single picture has neither thumbs nor arrows. */
export const OnePicture = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: { ...alpha, scenarios: ['offer.onePicture'] } },
  play: async ({ canvas, globals }) => {
    const { text, offers } = inCountry(messages, globals);
    const picture = await canvas.findByRole('img', { name: offers['alpha-potent'].Name });
    await expect(picture).toBeVisible();
    for (const name of [text.picture(1, 1), text.carousel.previous, text.carousel.next]) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
});
