import { expect, waitFor } from 'storybook/test';
import { backToTop, findPageHeading, inCountry } from '#storybook/plays';
import preview from '#storybook/preview';
import { messages } from '../messages';
import { OfferScreen } from '../OfferScreen';
import { alpha, offer } from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Gallery',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

const pictureInSight = (root: HTMLElement, slide: string) =>
  root.querySelector(`[aria-roledescription="${slide}"]:not([inert])`);

/** The third picture, chosen by its thumb. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const { text, offers } = inCountry(messages, globals);
    await findPageHeading(canvas, offers['alpha-potent'].Name);
    const first = canvas.getByRole('button', { name: text.picture(1, 3) });
    const third = canvas.getByRole('button', { name: text.picture(3, 3) });
    await expect(first).toHaveAttribute('aria-current', 'true');
    third.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(pictureInSight(canvasElement, text.carousel.slide)).toHaveAccessibleName(
        text.carousel.position(3, 3),
      ),
    );
    await expect(third).toHaveAttribute('aria-current', 'true');
    await expect(first).not.toHaveAttribute('aria-current');
    backToTop();
  },
});

Default.test('the arrows change the picture and the thumb', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Prethodna slika' }));
  await waitFor(() => expect(pictureInSight(canvasElement, 'slika')).toHaveAccessibleName('2 od 3'));
  await expect(canvas.getByRole('button', { name: 'Slika 2 od 3' })).toHaveAttribute('aria-current', 'true');
  await expect(canvas.getByRole('button', { name: 'Slika 3 od 3' })).not.toHaveAttribute('aria-current');
});

/** A single picture has neither thumbs nor arrows. */
export const OnePicture = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: offer('libido') },
  play: async ({ canvas, globals }) => {
    const { text, offers } = inCountry(messages, globals);
    const picture = await canvas.findByRole('img', { name: offers.libido.Name });
    await expect(picture).toBeVisible();
    const { width, height } = picture.getBoundingClientRect();
    // The picture and the space of the thumbs, as in the skeleton.
    await expect(height - (width * 5) / 6).toBeCloseTo(60, 0);
    for (const name of [text.picture(1, 1), text.carousel.previous, text.carousel.next]) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
});
