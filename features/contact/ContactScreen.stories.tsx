import { expect, userEvent, waitFor } from 'storybook/test';
import { companyRows, contactMessages, phoneHref } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { findPageHeading, inCountry, type PlayContext } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { ContactScreen } from './ContactScreen';
import { messages } from './messages';

const meta = preview.meta({
  title: 'Screens/Contact',
  component: ContactScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path: routes.contact.path } },
});

export default meta;

/** Asserts the phone number with its hours, the email, and what is filled in of the company. */
async function expectContact({ canvas, globals }: PlayContext) {
  const { text, settings } = inCountry(messages, globals);
  const { hours } = inCountry(contactMessages, globals).text;
  const { phone, email } = settings.contact;
  await expect(canvas.getByRole('link', { name: phone })).toHaveAttribute('href', phoneHref(phone));
  await expect(canvas.getByText(hours)).toBeVisible();
  await expect(canvas.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
  if (companyRows(settings).length > 0) await expect(canvas.getByText(text.address)).toBeVisible();
  await expect(canvas.queryByText(/\[/)).toBeNull();
}

/** The contact methods of the country, and shortcuts to other pages. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expect(canvas.getByRole('heading', { level: 1, name: text.heading })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(`${text.heading} | Hrast`));
    await expect(canvas.getByText(text.lead)).toBeVisible();
    await expectContact({ canvas, globals });
    for (const page of ['track', 'refund', 'shipping'] as const) {
      await expect(canvas.getByRole('link', { name: text[page] })).toHaveAttribute(
        'href',
        routes[page].href(),
      );
    }
  },
});

Default.test('a shortcut leads to the tracking page', { globals: { shell: 'on' } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Gdje je moj paket?' }));
  await findPageHeading(canvas, 'Praćenje pošiljke');
});

/** The contact page of Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The contact page of Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The contact page of Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The contact page of Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
