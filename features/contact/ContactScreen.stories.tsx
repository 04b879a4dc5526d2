import { expect, waitFor, within } from 'storybook/test';
import { type Canvas, expectNoHorizontalScroll } from '#storybook/plays';
import preview from '#storybook/preview';
import { ContactScreen } from './ContactScreen';

const meta = preview.meta({
  title: 'Screens/Contact',
  component: ContactScreen,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path: '/kontaktiraje-nas' } },
});

export default meta;

const method = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

/** The page shows a country's phone number, email domain, address and opening hours. */
async function expectContact(canvas: Canvas, { phone = '', domain = '', address = '', hours = '' }) {
  const email = `podrska@hrast.example.${domain}`;
  const phoneMethod = method(canvas, 'Telefon');
  await expect(phoneMethod.getByRole('link', { name: phone })).toHaveAttribute(
    'href',
    `tel:${phone.replaceAll(' ', '')}`,
  );
  await expect(phoneMethod.getByText(hours)).toBeVisible();
  await expect(
    within(canvas.getByRole('region', { name: /^E-mail/ })).getByRole('link', { name: email }),
  ).toHaveAttribute('href', `mailto:${email}`);
  await expect(method(canvas, 'Adresa').getByText('Hrast d.o.o.')).toBeVisible();
  await expect(method(canvas, 'Adresa').getByText(address)).toBeVisible();
}

const bosnian = {
  phone: '+387 33 000 000',
  domain: 'ba',
  address: 'Titova 1, 71000 Sarajevo',
  hours: 'Ponedjeljak do petak, 8:00 do 17:00',
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Kontakt | Hrast'));
    await expectContact(canvas, bosnian);
    for (const [name, address] of [
      ['Gdje je moj paket?', '/track'],
      ['Kako da vratim proizvod?', '/politika-povrata'],
      ['Kada stiže narudžba?', '/politika-dostave'],
    ] as const) {
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', address);
    }
    const social = within(canvas.getByRole('region', { name: 'Pratite nas' }));
    await expect(social.getByRole('link', { name: 'Facebook (otvara se u novoj kartici)' })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(social.queryByRole('link', { name: /^YouTube/ })).toBeNull();
  },
});

Default.test('a shortcut leads to the tracking page', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('link', { name: 'Gdje je moj paket?' }));
  await expect(await canvas.findByRole('heading', { name: '/track' })).toBeVisible();
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expectContact(canvas, bosnian);
    for (const name of [bosnian.phone, 'Gdje je moj paket?']) {
      const { height } = canvas.getByRole('link', { name }).getBoundingClientRect();
      await expect(height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Tablet = Phone.extend({ globals: { viewport: { value: 'tablet' } } });

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+381 11 000 0000' })).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await expectContact(canvas, bosnian);
    await expect(canvas.getByText(/neugodno postaviti/)).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await expectContact(canvas, {
      phone: '+381 11 000 0000',
      domain: 'rs',
      address: 'Knez Mihailova 1, 11000 Beograd',
      hours: 'Ponedeljak do petak, 8:00 do 17:00',
    });
    await expect(canvas.getByRole('link', { name: 'Gde je moj paket?' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^YouTube/ })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expectContact(canvas, {
      phone: '+385 1 000 0000',
      domain: 'hr',
      address: 'Ilica 1, 10000 Zagreb',
      hours: 'Ponedjeljak do petak, 8:00 do 17:00',
    });
    await expect(canvas.getByText('Ako pišete zbog narudžbe, navedite njezin broj.')).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async ({ canvas }) => {
    await expectContact(canvas, {
      phone: '+382 20 000 000',
      domain: 'me',
      address: 'Slobode 1, 81000 Podgorica',
      hours: 'Ponedjeljak do petak, 8:00 do 17:00',
    });
    await expect(canvas.getByText(/neprijatno postaviti/)).toBeVisible();
  },
});
