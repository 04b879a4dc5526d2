import { expect, spyOn, waitFor } from 'storybook/test';
import { type Canvas, expectNoHorizontalScroll } from '#storybook/plays';
import preview from '#storybook/preview';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Connection } from './Connection';

/** A page that is longer than the window. */
function Page() {
  return (
    <>
      <Connection />
      <Container>
        <Stack gap="5" paddingBlock="8">
          <Heading level={1} tabIndex={-1}>
            Najpopularniji
          </Heading>
          {Array.from({ length: 24 }, (_, index) => index + 1).map((number) => (
            <Text key={number}>
              {number}. Biljni dodaci prehrani za muškarce koji planiraju još mnogo dobrih godina.
            </Text>
          ))}
        </Stack>
      </Container>
    </>
  );
}

const meta = preview.meta({
  title: 'Shell/Connection',
  component: Connection,
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path: '/most-popular' } },
  beforeEach: () => {
    const onLine = spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(false);
    return () => {
      onLine.mockRestore();
      dispatchEvent(new Event('online'));
    };
  },
});

export default meta;

function comeBack() {
  spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(true);
  dispatchEvent(new Event('online'));
}

/** The bar, which is inside the live region. */
function barIn(canvas: Canvas): HTMLElement {
  const bar = canvas.getByRole('status').firstElementChild;
  if (!(bar instanceof HTMLElement)) throw new Error('There is no bar.');
  return bar;
}

export const Offline = meta.story({
  play: async ({ canvas }) => {
    const bar = barIn(canvas);
    await expect(bar).toHaveTextContent(/^Niste na mreži\. Vidite ono što je već učitano\.$/);
    await expect(bar).toBeVisible();
    await expect(bar.getBoundingClientRect().bottom).toBe(innerHeight);
  },
});

Offline.test('the page ends above the bar', async ({ canvas }) => {
  const bar = barIn(canvas);
  await waitFor(() =>
    expect(Number.parseInt(getComputedStyle(document.body).paddingBlockEnd, 10)).toBe(bar.offsetHeight),
  );
  const last = canvas.getByText(/^24\./);
  last.scrollIntoView({ block: 'end', behavior: 'instant' });
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
});

/** The bar announces the connection in the existing live region, then disappears together with its reserved space. */
export const BackOnline = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('status');
    comeBack();
    await waitFor(() => expect(bar).toHaveTextContent(/^Ponovo ste na mreži\.$/));
    // The bar is shown for 4 s.
    await waitFor(() => expect(bar).toBeEmptyDOMElement(), { timeout: 6_000 });
    await expect(canvas.getByRole('status')).toBe(bar);
    await waitFor(() => expect(getComputedStyle(document.body).paddingBlockEnd).toBe('0px'));
  },
});

/** Nothing is visible; the live region is rendered empty. */
export const Online = meta.story({
  beforeEach: () => {
    spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(true);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(getComputedStyle(document.body).paddingBlockEnd).toBe('0px');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(barIn(canvas).offsetHeight).toBeLessThanOrEqual(72);
    await expectNoHorizontalScroll();
  },
});

export const Narrow = Phone.extend({ globals: { viewport: { value: 'narrow' } } });

export const BA = meta.story({ globals: { country: 'BA' }, play: Offline.input.play });

export const RS = meta.story({ globals: { country: 'RS' }, play: Offline.input.play });

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async (context) => {
    await Offline.input.play?.(context);
    comeBack();
    await expect(await context.canvas.findByText(/^Ponovno ste na mreži\.$/)).toBeVisible();
  },
});

export const ME = meta.story({ globals: { country: 'ME' }, play: Offline.input.play });
