import { useState } from 'react';
import { expect, fireEvent, fn, mocked, spyOn, waitFor } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Carousel, CarouselSkeleton, carouselLayouts } from '#ui/Carousel';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { tokens, vars } from '#ui/theme';
import { AUTOPLAY_INTERVAL } from './Carousel';

const { tint, brandTint, saleTint, warningTint, surfaceSunken, mark, line, successTint } = vars.color;
const backgrounds = [tint, brandTint, saleTint, warningTint, surfaceSunken, mark, line, successTint];

const cards = (count: number, name = 'Proizvod') =>
  Array.from({ length: count }, (_, at) => ({
    key: `${at + 1}`,
    content: (
      <div>
        <div
          style={{
            aspectRatio: '4 / 5',
            borderRadius: vars.radius.lg,
            background: backgrounds[at % backgrounds.length],
          }}
        />
        <Link href={`/${at + 1}`} placement="standalone" underline="hover">
          {`${name} ${at + 1}`}
        </Link>
      </div>
    ),
  }));

const pictures = backgrounds.map((background) => ({
  key: background,
  content: (
    <div
      style={{
        aspectRatio: '1 / 1',
        borderRadius: vars.radius.lg,
        background,
      }}
    />
  ),
}));

const meta = preview.meta({
  title: 'UI/Content/Carousel',
  component: Carousel,
  args: {
    label: 'Najpopularniji proizvodi',
    slides: cards(9),
    labels: {
      carousel: 'karusel',
      slide: 'slajd',
      position: (number: number, total: number) => `${number} od ${total}`,
      previous: 'Prethodni',
      next: 'Sljedeći',
      pause: 'Zaustavi pomjeranje',
      play: 'Pokreni pomjeranje',
    },
  },
  argTypes: { layout: { control: 'inline-radio', options: carouselLayouts } },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div style={{ padding: vars.space.gutter, overflow: 'hidden' }}>
        <div
          style={{
            position: 'relative',
            display: 'grid',
            gap: vars.space[5],
            paddingBlockEnd: vars.space[11],
          }}
        >
          <Heading level={2}>Najpopularnije</Heading>
          <Story />
        </div>
      </div>
    ),
  ],
});

export default meta;

/** The text of the slides that are not inert. */
const reachable = (root: HTMLElement) =>
  [...root.querySelectorAll('fieldset:not([inert])')].map((slide) => slide.textContent);
const expectVisible = (root: HTMLElement, slides: string[]) =>
  waitFor(() => expect(reachable(root)).toEqual(slides));
const products = (...numbers: number[]) => numbers.map((number) => `Proizvod ${number}`);

/** Runs `act` and returns the transition it starts: its duration in ms, and the left edge of the first slide in px at a given time. */
function transitionOf(root: HTMLElement, act: () => void) {
  act();
  const slide = root.querySelector('fieldset');
  const [animation] = slide?.parentElement?.getAnimations() ?? [];
  animation?.pause();
  return {
    duration: animation?.effect?.getComputedTiming().endTime ?? 0,
    leftAt(time: number) {
      if (animation) animation.currentTime = time;
      return Math.round(boxOf(slide).left);
    },
  };
}

/** How many whole cards a window of this width shows side by side, and the gap between them in px. Uses an iframe as the window. */
async function columnsAt(width: number, carousel: HTMLElement) {
  const frame = document.createElement('iframe');
  Object.assign(frame.style, { width: `${width}px`, border: '0' });
  document.body.append(frame);
  const inside = frame.contentDocument;
  if (!inside) throw new Error('The frame has no document.');
  for (const style of document.querySelectorAll('style, link[rel="stylesheet"]')) {
    inside.head.append(inside.importNode(style, true));
  }
  inside.body.append(inside.importNode(carousel, true));
  const [first, second] = inside.querySelectorAll('fieldset');
  const track = first?.parentElement;
  if (!track || !second) throw new Error('There are no two cards.');
  // Stylesheets linked by URL load asynchronously.
  await waitFor(() => expect(frame.contentWindow?.getComputedStyle(track).display).toBe('flex'));
  const [one, two] = [boxOf(first), boxOf(second)];
  const gap = two.left - one.right;
  const columns = (boxOf(track.parentElement).right - one.left) / (one.width + gap);
  frame.remove();
  return { columns: Math.floor(columns), gap: Math.round(gap * 100) / 100 };
}

/** Five cards and a slice of the next one, with the arrows beside the heading. */
export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Najpopularniji proizvodi' })).toHaveAttribute(
      'aria-roledescription',
      'karusel',
    );
    await expectVisible(canvasElement, products(1, 2, 3, 4, 5, 6));
    await expect(canvas.getByRole('group', { name: '1 od 9' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Prethodni' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

Default.test(
  'the arrows move it by one slide and stop at both ends',
  async ({ canvas, canvasElement, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Sljedeći' });
    await userEvent.click(next);
    await expectVisible(canvasElement, products(2, 3, 4, 5, 6, 7));
    for (let at = 0; at < 3; at++) await userEvent.click(next);
    await expectVisible(canvasElement, products(5, 6, 7, 8, 9));
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Prethodni' }));
    await expectVisible(canvasElement, products(4, 5, 6, 7, 8, 9));
  },
);

Default.test(
  'a transition takes 400 ms',
  { tags: ['motion', 'thorough'] },
  async ({ canvas, canvasElement }) => {
    await expect(tokens.motion.duration.carousel).toBe('400ms');
    const [first = 0, second = 0] = [...canvasElement.querySelectorAll('fieldset')].map(
      (slide) => boxOf(slide).left,
    );
    const next = canvas.getByRole('button', { name: 'Sljedeći' });
    const transition = transitionOf(canvasElement, () => next.click());
    await expect(transition.duration).toBe(400);
    await expect(transition.leftAt(0)).toBe(Math.round(first));
    await expect(transition.leftAt(400)).toBe(Math.round(2 * first - second));
  },
);

Default.test(
  'shows 1, 2, 4 or 5 cards and a slice of the next at the specified window widths',
  { tags: ['thorough'] },
  async ({ canvasElement }) => {
    for (const [width, columns] of [
      [320, 1],
      [550, 1],
      [551, 2],
      [1000, 2],
      [1001, 4],
      [1200, 4],
      [1201, 5],
      [4200, 5],
    ] as const) {
      await expect({ width, ...(await columnsAt(width, canvasElement)) }).toEqual({
        width,
        columns,
        gap: 20,
      });
    }
  },
);

Default.test(
  'the arrow keys move it, and focus stays on a visible slide',
  async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('link', { name: 'Proizvod 1' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expectVisible(canvasElement, products(2, 3, 4, 5, 6, 7));
    await expect(canvas.getByRole('group', { name: '2 od 9' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Proizvod 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expectVisible(canvasElement, products(1, 2, 3, 4, 5, 6));
    await expect(canvas.getByRole('link', { name: 'Proizvod 2' })).toHaveFocus();
  },
);

Default.test('an arrow key with a modifier stays with the browser', async ({ canvas, canvasElement }) => {
  const link = canvas.getByRole('link', { name: 'Proizvod 1' });
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
    await expect(fireEvent.keyDown(link, { key: 'ArrowRight', [modifier]: true })).toBe(true);
  }
  await expectVisible(canvasElement, products(1, 2, 3, 4, 5, 6));
});

Default.test(
  'hidden slides cannot be focused; focusing a visible slide does not scroll',
  async ({ canvas, canvasElement }) => {
    await expectVisible(canvasElement, products(1, 2, 3, 4, 5, 6));
    const outside = canvas.getByText('Proizvod 7').closest('a');
    outside?.focus();
    await expect(outside).not.toHaveFocus();
    const inside = canvas.getByRole('link', { name: 'Proizvod 5' });
    inside.focus();
    await expect(inside).toHaveFocus();
    await expectVisible(canvasElement, products(1, 2, 3, 4, 5, 6));
  },
);

/** Slides to move by arrows, keyboard and touch, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

Playground.test(
  'on a tablet, the third slide, of which a slice shows, can be pressed',
  { globals: { viewport: { value: 'tablet' } } },
  async ({ canvasElement }) => expectVisible(canvasElement, products(1, 2, 3)),
);

Playground.test(
  'on a phone, the second slide, of which a slice shows, can be pressed',
  { globals: { viewport: { value: 'phone' } } },
  async ({ canvasElement }) => expectVisible(canvasElement, products(1, 2)),
);

/** Advances every 5 s until the pause button stops it. */
export const Autoplay = meta.story({
  tags: ['motion'],
  args: { autoplay: true },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    const { setInterval } = window;
    // It advances by `passFiveSeconds` only.
    spyOn(window, 'setInterval').mockImplementation(((act: () => void, delay?: number) =>
      setInterval(delay === AUTOPLAY_INTERVAL ? () => {} : act, delay)) as typeof window.setInterval);
    spyOn(window, 'clearInterval');
  },
});

/** An autoplaying carousel does not announce its position. */
const expectRunning = (canvasElement: HTMLElement, running: boolean) =>
  expect(canvasElement.querySelector('[aria-live]')).toHaveAttribute('aria-live', running ? 'off' : 'polite');

/** Runs the active 5 s intervals now. */
function passFiveSeconds() {
  const { calls, results } = mocked(window.setInterval).mock;
  const stopped = mocked(window.clearInterval).mock.calls.map(([timer]) => timer);
  calls.forEach(([act, delay], at) => {
    if (delay === AUTOPLAY_INTERVAL && !stopped.includes(results[at]?.value) && typeof act === 'function')
      act();
  });
}

Autoplay.test('advances after 5 s', async ({ canvasElement }) => {
  await expectVisible(canvasElement, products(1, 2, 3, 4, 5, 6));
  passFiveSeconds();
  await expectVisible(canvasElement, products(2, 3, 4, 5, 6, 7));
});

Autoplay.test('pauses on hover', async ({ canvas, canvasElement, userEvent }) => {
  await expectRunning(canvasElement, true);
  await userEvent.hover(canvas.getByRole('link', { name: 'Proizvod 3' }));
  await expectRunning(canvasElement, false);
  passFiveSeconds();
  await expectVisible(canvasElement, products(1, 2, 3, 4, 5, 6));
  await userEvent.unhover(canvas.getByRole('link', { name: 'Proizvod 3' }));
  await expectRunning(canvasElement, true);
});

Autoplay.test('pauses while focus is inside', async ({ canvas, canvasElement }) => {
  canvas.getByRole('link', { name: 'Proizvod 3' }).focus();
  await waitFor(() => expectRunning(canvasElement, false));
  canvas.getByRole('link', { name: 'Proizvod 3' }).blur();
  await waitFor(() => expectRunning(canvasElement, true));
});

Autoplay.test('is stopped and started by its button', async ({ canvas, canvasElement, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Zaustavi pomjeranje' }));
  await userEvent.unhover(canvas.getByRole('button', { name: 'Pokreni pomjeranje' }));
  canvas.getByRole('button', { name: 'Pokreni pomjeranje' }).blur();
  await expectRunning(canvasElement, false);
  await userEvent.click(canvas.getByRole('button', { name: 'Pokreni pomjeranje' }));
  await expectRunning(canvasElement, true);
});

Autoplay.test('pauses while the page is hidden', async ({ canvasElement }) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  try {
    await expectVisible(canvasElement, products(1, 2, 3, 4, 5, 6));
    passFiveSeconds();
    await expectVisible(canvasElement, products(1, 2, 3, 4, 5, 6));
  } finally {
    Reflect.deleteProperty(document, 'hidden');
  }
});

/** Autoplay is off and has no pause button; the arrows change the slide without animation. */
export const ReducedMotion = meta.story({
  args: { autoplay: true },
  globals: { viewport: { value: 'desktop' }, motion: 'reduced' },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Sljedeći' })).toBeVisible();
    await expectRunning(canvasElement, false);
    await expect(canvas.queryByRole('button', { name: 'Zaustavi pomjeranje' })).not.toBeInTheDocument();
  },
});

ReducedMotion.test(
  'the next slides are there at once',
  { tags: ['thorough'] },
  async ({ canvas, canvasElement }) => {
    const next = canvas.getByRole('button', { name: 'Sljedeći' });
    await expect(transitionOf(canvasElement, () => next.click()).duration).toBe(0);
    await expectVisible(canvasElement, products(2, 3, 4, 5, 6, 7));
  },
);

/** All slides fit: no arrows and no pause button. */
export const FewItems = meta.story({
  args: { slides: cards(3), autoplay: true },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    await expectVisible(canvasElement, products(1, 2, 3));
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** As high as the loaded carousel. */
export const Loading = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: vars.space[9] }}>
      <SkeletonGroup label="Učitavanje proizvoda">
        <CarouselSkeleton
          card={
            <>
              <Skeleton shape="block" ratio="portrait" />
              <Skeleton shape="line" size="target" />
            </>
          }
        />
      </SkeletonGroup>
      <Carousel {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const skeleton = canvas.getByRole('status').lastElementChild;
    const loaded = canvas.getByRole('region', { name: 'Najpopularniji proizvodi' });
    await expect(boxOf(skeleton).height).toBeCloseTo(boxOf(loaded).height, 1);
  },
});

/** Forty slides. */
export const ManyItems = meta.story({ args: { slides: cards(40) } });

/** A gallery: one picture with the arrows on it, controlled by the screen as well. */
export const Single = meta.story({
  args: { label: 'Slike proizvoda', layout: 'single', slides: pictures, onIndexChange: fn() },
  render: function Gallery({ onIndexChange, ...props }) {
    const [index, setIndex] = useState(0);
    return (
      <div style={{ maxWidth: '36rem', display: 'grid', gap: vars.space[3] }}>
        <Carousel
          {...props}
          index={index}
          onIndexChange={(next) => {
            onIndexChange?.(next);
            setIndex(next);
          }}
        />
        <Button size="small" tone="quiet" onClick={() => setIndex(3)}>
          Četvrta slika
        </Button>
      </div>
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const visibleSlide = () => canvasElement.querySelector('fieldset:not([inert])');
    await userEvent.click(canvas.getByRole('button', { name: 'Četvrta slika' }));
    await waitFor(() => expect(visibleSlide()).toHaveAccessibleName('4 od 8'));
    await userEvent.click(canvas.getByRole('button', { name: 'Sljedeći' }));
    await waitFor(() => expect(visibleSlide()).toHaveAccessibleName('5 od 8'));
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(4);
  },
});

/** Slides with long names. */
export const LongText = meta.story({
  args: {
    slides: cards(6, 'Dodatak prehrani za zglobove, kosti i pokretljivost'),
    autoplay: true,
  },
  globals: { viewport: { value: 'narrow' } },
});
