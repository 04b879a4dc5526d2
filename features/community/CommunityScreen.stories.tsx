import { expect, waitFor, within } from 'storybook/test';
import { countrySettings } from '#features/shared/country';
import { type Canvas, expectNoHorizontalScroll } from '#storybook/plays';
import preview from '#storybook/preview';
import { CommunityScreen } from './CommunityScreen';

const meta = preview.meta({
  title: 'Screens/Community',
  component: CommunityScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path: '/community' } },
});

export default meta;

/** Both buttons are disabled and described by a note. */
async function expectNoGroup(canvas: Canvas, note: string) {
  const buttons = canvas.getAllByRole('button', { name: 'Pridružite se grupi' });
  await expect(buttons).toHaveLength(2);
  for (const button of buttons) {
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription(note);
  }
  await expect(canvas.queryByRole('link', { name: /^Pridružite se grupi/ })).toBeNull();
}

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Zajednica Hrast' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Zajednica Hrast | Hrast'));
    await expect(canvas.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      '45.000+',
      '25 miliona',
    ]);
    await expectNoGroup(canvas, 'Link na grupu trenutno nije dostupan.');
    const benefits = within(canvas.getByRole('region', { name: 'Zašto se pridružiti' }));
    await expect(benefits.getAllByRole('listitem')).toHaveLength(4);
    const quotes = within(canvas.getByRole('region', { name: 'Kako to zvuči' }));
    await expect(quotes.getAllByRole('blockquote')).toHaveLength(4);
  },
});

Default.test('pressing a button opens nothing', async ({ canvas, userEvent }) => {
  const [button] = canvas.getAllByRole('button', { name: 'Pridružite se grupi' });
  if (!button) throw new Error('There is no button.');
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  await expect(button).toHaveFocus();
  await expect(canvas.getByRole('heading', { level: 1, name: 'Zajednica Hrast' })).toBeVisible();
});

Default.test('a link leads to the club, which is a separate offer', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Pogledajte klub' }));
  await expect(await canvas.findByRole('heading', { name: '/club' })).toBeVisible();
});

/** A country that has an address for its group. */
export const WithGroup = meta.story({
  beforeEach() {
    const { BA: settings } = countrySettings;
    const before = settings.communityUrl;
    settings.communityUrl = settings.social.facebook ?? '';
    return () => {
      settings.communityUrl = before;
    };
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Pridružite se grupi (otvara se u novoj kartici)' });
    await expect(links).toHaveLength(2);
    for (const link of links) {
      await expect(link).toHaveAttribute('href', countrySettings.BA.social.facebook);
      await expect(link).toHaveAttribute('target', '_blank');
    }
    await expect(canvas.queryByText('Link na grupu trenutno nije dostupan.')).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectNoGroup(canvas, 'Link na grupu trenutno nije dostupan.');
  },
});

export const Tablet = Phone.extend({ globals: { viewport: { value: 'tablet' } } });

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('45.000+')).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/ljudi koji o svom zdravlju razmišljaju na vrijeme\.$/)).toBeVisible();
    await expectNoGroup(canvas, 'Link na grupu trenutno nije dostupan.');
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Zašto da se pridružite' })).toBeVisible();
    await expect(canvas.getByText(/Za savet o svom zdravlju pitajte lekara\.$/)).toBeVisible();
    await expectNoGroup(canvas, 'Link na grupu trenutno nije dostupan.');
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25 milijuna')).toBeVisible();
    await expect(canvas.getByText(/pitajte liječnika\.$/)).toBeVisible();
    await expectNoGroup(canvas, 'Poveznica na grupu trenutačno nije dostupna.');
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('25 miliona')).toBeVisible();
    await expectNoGroup(canvas, 'Link na grupu trenutno nije dostupan.');
  },
});
