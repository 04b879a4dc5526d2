import { expect, waitFor, within } from 'storybook/test';
import type { Country } from '#features/shared/country';
import { type Canvas, expectNoHorizontalScroll } from '#storybook/plays';
import preview from '#storybook/preview';
import { InformationScreen } from './InformationScreen';

const meta = preview.meta({
  title: 'Screens/Information',
  component: InformationScreen,
  tags: ['!autodocs'],
  args: { page: 'refund' as const },
  parameters: { layout: 'fullscreen', shop: { path: '/politika-povrata' } },
});

export default meta;

const contentsOf = async (canvas: Canvas) =>
  within(await canvas.findByRole('navigation', { name: 'Na ovoj stranici' }));

/** Asserts the title, contents that list every heading of the text, and the help section. */
async function expectPage(canvas: Canvas, title: string, sections: string[]) {
  await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await waitFor(() => expect(document.title).toBe(`${title} | Hrast`));
  const contents = await contentsOf(canvas);
  await expect(contents.getAllByRole('link').map((link: HTMLElement) => link.textContent)).toEqual(sections);
  await expect(
    canvas.getAllByRole('heading', { level: 2 }).map((heading: HTMLElement) => heading.textContent),
  ).toEqual([...sections, 'Imate pitanje?']);
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Politika povrata', [
      'Naša garancija',
      'Kako da vratite proizvod',
      'Kada stiže novac',
      'Ako je proizvod stigao oštećen',
      'Odustajanje od kupovine',
      'Garancija ili odustajanje',
      'Šta se ne vraća',
    ]);
    await expect(canvas.getByText(/važi 90 dana od dana dostave\. .*osim odjeće/)).toBeVisible();
    await expect(canvas.getByText(/Ta naknada je 20% iznosa/)).toBeVisible();
    await expect(canvas.getByText(/radnim danom od 9:00 do 18:00/)).toBeVisible();
    await expect(canvas.getByText(/od 5 do 10 radnih dana/)).toBeVisible();
    await expect(canvas.getByText(/u roku od 7 dana\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Odustanak od ugovora' })).toHaveAttribute(
      'href',
      '/odustajanje',
    );
    for (const phone of canvas.getAllByRole('link', { name: '+387 33 000 000' })) {
      await expect(phone).toHaveAttribute('href', 'tel:+38733000000');
    }
  },
});

Default.test('an entry of the contents moves to its section', async ({ canvas, userEvent }) => {
  const contents = await contentsOf(canvas);
  await userEvent.click(contents.getByRole('link', { name: 'Odustajanje od kupovine' }));
  await waitFor(() => expect(canvas.getByRole('heading', { name: 'Odustajanje od kupovine' })).toHaveFocus());
});

export const OurStory = meta.story({
  args: { page: 'our-story' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Naša priča', [
      'Zašto hrast',
      'Kome se obraćamo',
      'Kako govorimo',
      'Iza narudžbe stoji čovjek',
    ]);
    await expect(canvas.getByRole('link', { name: 'kviz' })).toHaveAttribute('href', '/quiz');
    await expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
      'content',
      'Zašto se prodavnica zove Hrast, kome se obraćamo i ko stoji iza svake narudžbe.',
    );
  },
});

export const About = meta.story({
  args: { page: 'about' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'O nama', [
      'Šta prodajemo',
      'Kako kupujete',
      'Naša garancija',
      'Šta ne radimo',
      'Ko vodi prodavnicu',
      'Rad kod nas',
    ]);
    await expect(canvas.getByText(/^Hrast je internet prodavnica/)).toBeVisible();
    await expect(canvas.getByText(/vodi Hrast d\.o\.o\., Titova 1, 71000 Sarajevo/)).toBeVisible();
  },
});

export const Shipping = meta.story({
  args: { page: 'shipping' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Politika dostave', [
      'Od narudžbe do slanja',
      'Kad paket krene',
      'Gdje je moj paket',
      'Koliko košta dostava',
      'Kad paket stigne',
      'Ako paket kasni',
    ]);
    await expect(canvas.getByText(/u roku od 30 do 60 minuta zove naš tim/)).toBeVisible();
    await expect(canvas.getByText(/zatim traje 24 do 48 sati/)).toBeVisible();
    await expect(canvas.getByText(/SMS-om i porukom na Viber/)).toBeVisible();
  },
});

export const Terms = meta.story({
  args: { page: 'terms' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Uslovi korištenja', [
      'Profil',
      'Narudžba',
      'Cijene i plaćanje',
      'Dostava i povrat',
      'Dodaci prehrani',
      'Recenzije',
      'Članstvo u klubu',
      'Sadržaj stranice',
      'Izmjene i prigovori',
    ]);
    await expect(canvas.getByText('Cijena je 199,00 KM za jednu godinu.')).toBeVisible();
    await expect(canvas.getByText(/imaju 25% popusta i besplatnu dostavu/)).toBeVisible();
    await expect(canvas.getByText(/^Obnavlja se automatski/)).toBeVisible();
  },
});

export const Privacy = meta.story({
  args: { page: 'privacy' },
  play: async ({ canvas }) => {
    await expectPage(canvas, 'Politika privatnosti', [
      'Koje podatke imamo i zašto',
      'Kviz',
      'Ko dobija vaše podatke',
      'Kolačići i memorija uređaja',
      'Koliko dugo čuvamo podatke',
      'Vaša prava',
      'Djeca',
    ]);
    await expect(canvas.getByText(/Odgovaramo u roku od 30 dana/)).toBeVisible();
    await expect(canvas.getByText(/mlađima od 13 godina/)).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { page: 'our-story' },
  play: OurStory.input.play,
});

export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet' } },
  args: { page: 'terms' },
  play: Terms.input.play,
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'HR' },
  args: { page: 'privacy' },
  play: async ({ canvas }) => {
    await contentsOf(canvas);
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    await contentsOf(canvas);
    await expect(canvas.getByText(/15 dana od prijema paketa/)).toBeVisible();
    await expect(canvas.getByText(/odnosi na vaš proizvod, pitajte nas prije slanja/)).toBeVisible();
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    await contentsOf(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Politika povraćaja' })).toBeVisible();
    await expect(canvas.getByText(/14 dana od prijema paketa/)).toBeVisible();
    await expect(canvas.getByText(/ukupan iznos porudžbine umanjen/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Odustanak od kupovine' })).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await contentsOf(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Politika povrata' })).toBeVisible();
    await expect(canvas.getByText(/^Jamstvo zadovoljstva vrijedi 90 dana/)).toBeVisible();
    await expect(canvas.getByText(/14 dana od primitka paketa/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Odustajanje od kupnje' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  args: { page: 'terms' },
  play: async ({ canvas }) => {
    await contentsOf(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Uslovi korišćenja' })).toBeVisible();
    await expect(canvas.getByText(/U Crnoj Gori prodavnicu vodi Hrast d\.o\.o\./)).toBeVisible();
    await expect(canvas.getByText('Cijena je 100,00 € za jednu godinu.')).toBeVisible();
  },
});

/** The same page in another country, with its title and a heading of its text. */
const inCountry = (country: Country, title: string, section: string) => ({
  globals: { country },
  play: async ({ canvas }: { canvas: Canvas }) => {
    await contentsOf(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: section })).toBeVisible();
  },
});

export const OurStoryRS = OurStory.extend(inCountry('RS', 'Naša priča', 'Iza porudžbine stoji čovek'));
export const OurStoryHR = OurStory.extend(inCountry('HR', 'Naša priča', 'Iza narudžbe stoji čovjek'));
export const OurStoryME = OurStory.extend(inCountry('ME', 'Naša priča', 'Iza narudžbe stoji čovjek'));
export const AboutRS = About.extend(inCountry('RS', 'O nama', 'Ko vodi prodavnicu'));
export const AboutHR = About.extend(inCountry('HR', 'O nama', 'Tko vodi trgovinu'));
export const AboutME = About.extend(inCountry('ME', 'O nama', 'Ko vodi prodavnicu'));
export const ShippingRS = Shipping.extend(inCountry('RS', 'Politika dostave', 'Od porudžbine do slanja'));
export const ShippingHR = Shipping.extend(inCountry('HR', 'Politika dostave', 'Koliko stoji dostava'));
export const ShippingME = Shipping.extend(inCountry('ME', 'Politika dostave', 'Koliko košta dostava'));
export const TermsHR = Terms.extend(inCountry('HR', 'Uvjeti korištenja', 'Korisnički račun'));
export const PrivacyRS = Privacy.extend(inCountry('RS', 'Politika privatnosti', 'Ko dobija vaše podatke'));
export const PrivacyHR = Privacy.extend(inCountry('HR', 'Politika privatnosti', 'Tko dobiva vaše podatke'));
export const PrivacyME = Privacy.extend(inCountry('ME', 'Politika privatnosti', 'Ko dobija vaše podatke'));
export const RefundME = Default.extend(inCountry('ME', 'Politika povrata', 'Odustajanje od kupovine'));

/** The terms state the price of the club in the country. */
export const TermsRS = meta.story({
  globals: { country: 'RS' },
  args: { page: 'terms' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Cena je 11.950,00 RSD za jednu godinu.')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Uslovi korišćenja' })).toBeVisible();
  },
});
