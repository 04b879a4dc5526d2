import { expect, waitFor } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { Grid } from '#ui/Grid';
import { Image, imageFits, imageRatios } from '#ui/Image';
import { corners } from '#ui/theme';

const svg = (drawing: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500">${drawing}</svg>`)}`;

/** A drawn bottle, because the design system has no photographs. */
const bottle = svg(
  '<rect width="400" height="500" fill="#EFD7A9"/><ellipse cx="200" cy="436" rx="130" ry="16" fill="#4A2F0A" opacity=".16"/>' +
    '<rect x="140" y="84" width="120" height="76" rx="10" fill="#2B2D2A"/>' +
    '<path d="M148 160h104c0 26 42 34 42 74v176a26 26 0 0 1-26 26H132a26 26 0 0 1-26-26V234c0-40 42-48 42-74Z" fill="#9A4A12"/>' +
    '<rect x="106" y="252" width="188" height="132" fill="#F6EAD0"/><rect x="128" y="278" width="92" height="14" rx="7" fill="#4A2F0A"/>' +
    '<rect x="128" y="302" width="64" height="14" rx="7" fill="#4A2F0A"/>',
);

/** The same drawing, cropped for another window width. */
const lid = svg(
  '<rect width="400" height="500" fill="#EFD7A9"/><rect x="80" y="130" width="240" height="240" rx="20" fill="#2B2D2A"/>',
);

/** A data URL without an image in it. */
const broken = 'data:image/avif;base64,AAAA';

const meta = preview.meta({
  title: 'UI/Content/Image',
  component: Image,
  args: { src: bottle, alt: 'Bočica od tamnog stakla s crnim čepom', width: 400, height: 500 },
  argTypes: {
    ratio: { control: 'inline-radio', options: imageRatios },
    fit: { control: 'inline-radio', options: imageFits },
    corners: { control: 'inline-radio', options: corners },
  },
  decorators: [
    (Story) => (
      <div style={{ width: 'min(25rem, 100%)', marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

export default meta;

const shownBy = async (image: HTMLElement) => {
  if (!(image instanceof HTMLImageElement)) throw new Error('Not an image element.');
  await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
  return image.currentSrc;
};

function ratioOf(picture: HTMLElement) {
  const { width, height } = boxOf(picture);
  return height / width;
}

/** A picture with its own proportions. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Bočica od tamnog stakla s crnim čepom' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    // The ratio is 4:5 before and after loading.
    await expect(ratioOf(image)).toBeCloseTo(1.25, 1);
  },
});

/** A square picture that shows all of itself, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { ratio: 'square', fit: 'contain', corners: 'large' },
});

/** The first picture of a page is loaded at once. */
export const Priority = meta.story({
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
});

/** Every ratio: the picture is cut to it. */
export const Ratios = meta.story({
  render: (args) => (
    <Grid columns={{ phone: 1, tablet: 2 }} gap="8" columnGap={{ phone: '8', desktop: '10' }}>
      {(['portrait', 'square', 'wide'] as const).map((ratio) => (
        <Image key={ratio} {...args} ratio={ratio} corners="large" />
      ))}
    </Grid>
  ),
});

/** A picture as large as its place. */
export const FillsItsPlace = meta.story({
  tags: ['thorough'],
  args: { ratio: 'fill' },
  render: (args) => (
    <div style={{ height: '12rem' }} data-testid="place">
      <Image {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(boxOf(canvas.getByRole('img')).height).toBe(boxOf(canvas.getByTestId('place')).height);
  },
});

/** The whole picture, with space beside it. */
export const Contained = meta.story({ args: { ratio: 'wide', fit: 'contain', corners: 'large' } });

/** The browser takes the first format that it knows. */
export const WithSources = meta.story({
  args: { priority: true, src: broken, sources: [{ type: 'image/svg+xml', srcSet: bottle }] },
  play: async ({ canvas }) => {
    await expect(await shownBy(canvas.getByRole('img'))).toBe(bottle);
  },
});

/** Another picture for another width of the window. */
export const CutForTheWindow = meta.story({
  args: {
    priority: true,
    src: bottle,
    sources: [
      { media: 'not all', type: 'image/svg+xml', srcSet: broken },
      { media: 'all', type: 'image/svg+xml', srcSet: lid },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await shownBy(canvas.getByRole('img'))).toBe(lid);
  },
});

/** A format that fails to load; the next one shows. */
export const OneSourceBroken = meta.story({
  args: { priority: true, sources: [{ type: 'image/avif', srcSet: broken }] },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('source')).not.toBeInTheDocument());
    await expect(await shownBy(canvas.getByRole('img'))).toBe(bottle);
  },
});

/** No format loads: a neutral area with the description. */
export const Failed = meta.story({
  args: { priority: true, src: broken, sources: [{ type: 'image/avif', srcSet: broken }], corners: 'large' },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    const placeholder = canvas.getByRole('img', { name: args.alt });
    await expect(ratioOf(placeholder)).toBeCloseTo(1.25, 1);
  },
});

Failed.test('is requested again when the network is back', async ({ canvasElement }) => {
  let isRequested = false;
  // The broken file fails again at once.
  const observer = new MutationObserver(() => {
    isRequested ||= canvasElement.querySelector('img') !== null;
  });
  observer.observe(canvasElement, { childList: true, subtree: true });
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(isRequested).toBe(true);
  });
  observer.disconnect();
});

/** No source loads, and there is no `src` to fall back to. */
export const FailedWithoutFile = meta.story({
  args: { priority: true, src: '', sources: [{ type: 'image/avif', srcSet: broken }], corners: 'large' },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
  },
});

/** A decoration that does not load leaves a neutral area without text. */
export const FailedDecoration = meta.story({
  args: { priority: true, src: broken, alt: '', ratio: 'square' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
});

/** There is neither a source nor a `src`. */
export const WithoutFile = meta.story({
  args: { src: '', corners: 'large' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: args.alt })).toBeVisible();
    await expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
  },
});

/** A long description in place of a picture that does not load. */
export const LongText = meta.story({
  args: {
    priority: true,
    src: broken,
    alt: 'Paket od tri bočice: Alpha Potent, Prosta Vital i Joint Ease na postolju od hrastovog drveta',
  },
});
