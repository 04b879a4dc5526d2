import { expect, within } from 'storybook/test';
import { LandingScreen } from '#features/landing';
import { countries, countrySettings, phoneHref } from '#features/shared/country';
import { type Canvas, findPageHeading, type Globals, inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { messages } from '../messages';
import { StartFailed, StartFailedNotice, WithoutScripts as WithoutScriptsPage } from './StartFailed';

const meta = preview.meta({
  title: 'Flows/Start failed',
  component: StartFailed,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path: '/club', route: '/club' } },
});

export default meta;

async function expectNextSteps(canvas: Canvas, globals: Globals) {
  const { text, settings } = inCountry(messages, globals);
  const { phone } = settings.contact;
  await expect(canvas.getByText(text.notStartedHint)).toBeVisible();
  await expect(canvas.getByRole('link', { name: text.call(phone) })).toHaveAttribute(
    'href',
    phoneHref(phone),
  );
  await expect(canvas.getByRole('link', { name: text.retry })).toHaveAttribute('href', './');
}

/** The shop has not started: its scripts are blocked, too new for the browser or have failed. How to order without it. */
export const Default = meta.story({
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findPageHeading(canvas, text.notStarted);
    await expectNextSteps(canvas, globals);
  },
});

/** The home page, which can be read all the same, says so above its content. */
export const OnHomePage = meta.story({
  parameters: { shop: { path: '/', route: '/' } },
  render: () => (
    <>
      <StartFailedNotice />
      <LandingScreen />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    const notice = await canvas.findByRole('alert');
    await expect(within(notice).getByText(text.notStarted)).toBeVisible();
    await expectNextSteps(canvas, globals);
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** No script runs, or the first one fails, so that the country is not known: the whole page, with each country's number. */
export const WithoutScripts = meta.story({
  render: () => <WithoutScriptsPage />,
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await findPageHeading(canvas, text.notStarted);
    for (const country of countries) {
      const { name, contact } = countrySettings[country];
      await expect(canvas.getByRole('link', { name: `${name}: ${contact.phone}` })).toHaveAttribute(
        'href',
        phoneHref(contact.phone),
      );
    }
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
});

/** Bosnia and Herzegovina: the shop has not started. */
export const BA = Default.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** Serbia: the shop has not started. */
export const RS = Default.extend({ globals: { country: 'RS' } });

/** Croatia: the shop has not started. */
export const HR = Default.extend({ globals: { country: 'HR' } });

/** Montenegro: the shop has not started. */
export const ME = Default.extend({ globals: { country: 'ME' } });
