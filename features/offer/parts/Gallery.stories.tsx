import { expect, waitFor } from 'storybook/test';
import { findPageHeading } from '#storybook/plays';
import preview from '#storybook/preview';
import { OfferScreen } from '../OfferScreen';
import { alpha, offer } from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Gallery',
  component: OfferScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

const pictureInSight = (root: HTMLElement) =>
  root.querySelector('[aria-roledescription="slika"]:not([inert])');

/** Thumbs and arrows change the picture. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findPageHeading(canvas, 'Alpha Potent');
    await expect(canvas.getByRole('button', { name: 'Slika 1 od 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    canvas.getByRole('button', { name: 'Slika 3 od 3' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(pictureInSight(canvasElement)).toHaveAccessibleName('3 od 3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Prethodna slika' }));
    await waitFor(() => expect(pictureInSight(canvasElement)).toHaveAccessibleName('2 od 3'));
    await expect(canvas.getByRole('button', { name: 'Slika 2 od 3' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Slika 1 od 3' })).not.toHaveAttribute('aria-current');
  },
});

/** A single picture has neither thumbs nor arrows. */
export const OnePicture = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { shop: offer('libido') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Libido' })).toBeVisible();
    const { width, height } = canvas.getByRole('img', { name: 'Libido' }).getBoundingClientRect();
    // The square and the space of the thumbs, as in the skeleton.
    await expect(height - width).toBe(92);
    await expect(canvas.queryByRole('button', { name: /slika/i })).toBeNull();
  },
});
