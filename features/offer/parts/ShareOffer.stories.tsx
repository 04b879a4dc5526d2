import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { findPageHeading, inCountry, type PlayContext } from '#storybook/plays';
import preview from '#storybook/preview';
import { messages } from '../messages';
import { OfferScreen } from '../OfferScreen';
import { alpha } from '../offer.plays';

const meta = preview.meta({
  title: 'Screens/Offer/Share offer',
  component: OfferScreen,
  tags: ['!autodocs', 'scrolled'],
  parameters: { layout: 'fullscreen', shop: alpha },
});

export default meta;

/** The device has no dialog of its own. */
function withoutDialog() {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  return () => Reflect.deleteProperty(navigator, 'share');
}

async function share({ canvas, globals }: Pick<PlayContext, 'canvas' | 'globals'>) {
  const { text, offers } = inCountry(messages, globals);
  await findPageHeading(canvas, offers['alpha-potent'].Name);
  const button = canvas.getByRole('button', { name: text.shareOffer });
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  await userEvent.click(button);
}

/** The address of the offer in this country. */
const addressIn = (country: string) =>
  expect.stringMatching(new RegExp(`[?]country=${country}#/offers/alpha-potent$`));

/** Without a dialog of the device, the address is copied, and this is announced. */
export const Copied = meta.story({
  beforeEach: withoutDialog,
  play: async (context) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await share(context);
    const { text, country } = inCountry(messages, context.globals);
    await expect(await context.canvas.findByText(text.addressCopied)).toBeVisible();
    await expect(write).toHaveBeenCalledWith(addressIn(country));
  },
});

/** The browser denies the clipboard: the address shows, to be copied by hand. */
export const NotCopied = meta.story({
  beforeEach: withoutDialog,
  play: async (context) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('The browser denies access.'));
    await share(context);
    const { text, country } = inCountry(messages, context.globals);
    const notice = await context.canvas.findByRole('alert');
    await expect(notice).toHaveTextContent(text.addressNotCopied);
    await expect(notice.textContent).toEqual(addressIn(country));
  },
});

/** The device's own dialog opens; the page shows nothing. */
export const Shared = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'share', { value: async () => {}, configurable: true });
    return () => Reflect.deleteProperty(navigator, 'share');
  },
  play: async (context) => {
    const dialog = spyOn(navigator, 'share').mockResolvedValueOnce();
    await share(context);
    const { country, offers } = inCountry(messages, context.globals);
    await expect(dialog).toHaveBeenCalledWith({
      title: offers['alpha-potent'].Name,
      url: addressIn(country),
    });
  },
});

Shared.test('presses while the dialog is open do nothing', async (context) => {
  const dialog = spyOn(navigator, 'share');
  const close = new Promise<() => void>((opened) => {
    dialog.mockImplementationOnce(() => new Promise((resolve) => opened(resolve)));
  });
  await share(context);
  await share(context);
  await expect(dialog).toHaveBeenCalledOnce();
  (await close)();
  await waitFor(async () => {
    await share(context);
    await expect(dialog).toHaveBeenCalledTimes(2);
  });
});

NotCopied.test('a new press takes the message away', { tags: ['thorough'] }, async (context) => {
  // Never settles.
  spyOn(navigator.clipboard, 'writeText').mockReturnValueOnce(new Promise(() => {}));
  await share(context);
  await waitFor(() => expect(context.canvas.queryByRole('alert')).toBeNull());
});

Shared.test('a dialog that is closed is no failure', async (context) => {
  spyOn(navigator, 'share').mockRejectedValueOnce(
    new DOMException('The shopper has closed it.', 'AbortError'),
  );
  await share(context);
  await expect(context.canvas.queryByRole('alert')).toBeNull();
});
