import { expect, spyOn, waitFor } from 'storybook/test';
import { aboveOffer, PageBeneath } from '#storybook/PageBeneath';
import { type Canvas, holdDelays, inCountry, withoutNetwork } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { BACK_DURATION_MS, Connection } from './Connection';
import { messages } from './messages';

const meta = preview.meta({
  title: 'Shell/Connection',
  component: Connection,
  render: () => (
    <>
      <Connection />
      <PageBeneath />
    </>
  ),
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: aboveOffer },
  beforeEach: withoutNetwork,
});

export default meta;

function comeBack() {
  spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(true);
  dispatchEvent(new Event('online'));
}

/** The live region, which is the last of the page. */
function regionIn(canvas: Canvas): HTMLElement {
  const region = canvas.getAllByRole('status').at(-1);
  if (!region) throw new Error('There is no live region.');
  return region;
}

/** The bar, which is inside the live region. */
function barIn(canvas: Canvas): HTMLElement {
  const bar = regionIn(canvas).firstElementChild;
  if (!(bar instanceof HTMLElement)) throw new Error('There is no bar.');
  return bar;
}

/** Without a network, a bar at the lower edge of the window says so. */
export const Offline = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const bar = barIn(canvas);
    await expect(bar.textContent).toBe(text.offline);
    await expect(bar).toBeVisible();
  },
});

/** The network is back: the bar says so in the existing live region, for 4 s. */
export const BackOnline = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const region = regionIn(canvas);
    holdDelays(BACK_DURATION_MS);
    comeBack();
    await waitFor(() => expect(region.textContent).toBe(text.back));
    await expect(barIn(canvas)).toBeVisible();
  },
});

Offline.test('back online, the bar disappears after a while', async ({ canvas }) => {
  const region = regionIn(canvas);
  const endDelays = holdDelays(BACK_DURATION_MS);
  comeBack();
  await waitFor(() => expect(region).toHaveTextContent('Ponovo ste na mreži.'));
  await waitFor(() => {
    endDelays();
    expect(region).toBeEmptyDOMElement();
  });
  await expect(regionIn(canvas)).toBe(region);
});

/** Online, nothing is visible: the live region is rendered empty. */
export const Online = meta.story({
  beforeEach: () => {
    spyOn(Navigator.prototype, 'onLine', 'get').mockReturnValue(true);
  },
  play: async ({ canvas }) => {
    await expect(regionIn(canvas)).toBeEmptyDOMElement();
  },
});

/** Bosnia and Herzegovina: no network. */
export const BA = Offline.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** Serbia: no network. */
export const RS = Offline.extend({ globals: { country: 'RS' } });

/** Croatia: no network. */
export const HR = Offline.extend({ globals: { country: 'HR' } });

/** Montenegro: no network. */
export const ME = Offline.extend({ globals: { country: 'ME' } });
