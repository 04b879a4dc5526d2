import { expect, userEvent, waitFor, within } from 'storybook/test';
import { companyRows, contactMessages, newTabLabel, phoneHref } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { findPageHeading, inCountry, type PlayContext } from '#storybook/plays';
import preview from '#storybook/preview';
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
  const methodOf = (name: string) => within(canvas.getByRole('region', { name }));
  const calls = methodOf(text.phone);
  await expect(calls.getByRole('link', { name: phone })).toHaveAttribute('href', phoneHref(phone));
  await expect(calls.getByText(hours)).toBeVisible();
  await expect(methodOf(text.email).getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
  for (const row of companyRows(settings)) {
    await expect(methodOf(text.address).getByText(row)).toBeVisible();
  }
  await expect(canvas.queryByText(/\[/)).toBeNull();
}

/** The contact methods of the country, shortcuts to other pages, and the social networks that the country has. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text, settings } = inCountry(messages, globals);
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
    const social = within(canvas.getByRole('region', { name: text.social }));
    const facebook = social.getByRole('link', { name: `Facebook ${newTabLabel}` });
    await expect(facebook).toHaveAttribute('target', '_blank');
    const youtube = social.queryAllByRole('link', { name: /^YouTube/ });
    await expect(youtube).toHaveLength(settings.social.youtube ? 1 : 0);
  },
});

Default.test('a shortcut leads to the tracking page', { globals: { shell: 'on' } }, async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Gdje je moj paket?' }));
  await findPageHeading(canvas, 'Praćenje pošiljke');
});

/** The contact page on a phone. */
export const Phone = meta.story({
  tags: ['thorough'],
  globals: { viewport: { value: 'phone' } },
  play: expectContact,
});

/** The contact page in a window of 834 px. */
export const Tablet = Phone.extend({ tags: ['thorough'], globals: { viewport: { value: 'tablet' } } });

/** The contact page in a window of 320 px. */
export const Narrow = meta.story({
  tags: ['thorough'],
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, globals }) => {
    const { contact } = inCountry(messages, globals).settings;
    await expect(canvas.getByRole('link', { name: contact.phone })).toBeVisible();
  },
});

/** The contact page of Bosnia and Herzegovina. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** The contact page of Serbia. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** The contact page of Croatia. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** The contact page of Montenegro. */
export const ME = Default.extend({ globals: { country: 'ME' } });
