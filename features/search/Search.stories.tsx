import { useLocation, useNavigate } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '#features/shared/routes';
import { slug } from '#mocks/testing';
import { type Canvas, waitForDialogToClose } from '#storybook/plays';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { Search } from './Search';

/** A page that says where the shopper is, with the button in its header, another field and ways to other pages. */
function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <Container>
      <Stack gap="4" paddingBlock="3">
        <Inline>
          <Search />
        </Inline>
        <Heading level={1}>{pathname}</Heading>
        <TextInput label="Broj narudžbe" />
        <Inline>
          <Link href={routes.offer.href(slug('libido'))}>Na drugu stranicu</Link>
          <Button tone="quiet" onClick={() => navigate(-1)}>
            Nazad
          </Button>
        </Inline>
      </Stack>
    </Container>
  );
}

const shop = { path: '/', route: '/*' };
const phone = { viewport: { value: 'phone' } };

const meta = preview.meta({
  title: 'Shell/Search',
  component: Search,
  render: Page,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop },
});

export default meta;

const button = (canvas: Canvas) => canvas.getByRole('button', { name: 'Pretraga', hidden: true });
const overlay = async () => within(await screen.findByRole('dialog', { name: 'Pretraga' }));
const field = () => screen.getByRole('searchbox', { name: 'Naziv proizvoda' });
async function open(canvas: Canvas) {
  await userEvent.click(button(canvas));
  return overlay();
}

/** Replaces what the field holds. Pasted: letter by letter it would only take longer. */
async function write(text: string) {
  await userEvent.clear(field());
  await userEvent.paste(text);
}

const names = (search: Canvas): HTMLElement[] =>
  search.queryAllByRole('link', { description: /Cijena|Cena/ });
const found = (search: Canvas, expected: string[]) =>
  waitFor(() => expect(names(search).map(({ textContent }) => textContent)).toEqual(expected));
const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
const says = (search: Canvas, text: string) =>
  waitFor(() => expect(search.getByText(text).closest('[role="status"]')).toBeVisible());
const arrivedAt = (canvas: Canvas, address: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(address));
const isNowhereTooWide = async () => {
  const sheet = screen.getByRole('dialog');
  await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(button(canvas)).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('dialog')).toBeNull();
    // It listens to the keyboard once it is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  },
});

/** A slash opens it, wherever the focus is, and is not typed. */
Default.test('/ opens it', async ({ canvas }) => {
  await userEvent.keyboard('/');
  await overlay();
  await expect(field()).toHaveFocus();
  await expect(field()).toHaveValue('');
  await userEvent.keyboard('a/b');
  await expect(field()).toHaveValue('a/b');
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(button(canvas)).toHaveFocus();
});

Default.test('/ goes back to where the focus was', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Na drugu stranicu' });
  link.focus();
  await userEvent.keyboard('/');
  await overlay();
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(link).toHaveFocus();
});

Default.test('/ in a field is a slash', async ({ canvas }) => {
  const other = canvas.getByRole('textbox', { name: 'Broj narudžbe' });
  await userEvent.type(other, '104/5');
  await expect(other).toHaveValue('104/5');
  await expect(screen.queryByRole('dialog')).toBeNull();
});

Default.test('/ with another key is the browser’s', async () => {
  await userEvent.keyboard('{Control>}/{/Control}{Alt>}/{/Alt}{Meta>}/{/Meta}');
  await expect(screen.queryByRole('dialog')).toBeNull();
});

/** Nothing typed, nothing found. */
export const Open = meta.story({
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await expect(field()).toHaveFocus();
    await expect(button(canvas)).toHaveAttribute('aria-expanded', 'true');
    await expect(search.queryByRole('link')).toBeNull();
    await expect(search.getByRole('status')).toBeEmptyDOMElement();
    await expect(search.queryByRole('button', { name: 'Obriši' })).toBeNull();
  },
});

Open.test('spaces are nothing', async () => {
  const search = await overlay();
  await write('   ');
  await expect(search.queryByRole('link')).toBeNull();
  await expect(search.getByRole('status')).toBeEmptyDOMElement();
});

Open.test('the focus stays inside', async () => {
  const search = await overlay();
  await userEvent.tab();
  await expect(search.getByRole('button', { name: 'Zatvori pretragu' })).toHaveFocus();
  await userEvent.tab();
  await expect(field()).toHaveFocus();
});

Open.test('a page change from elsewhere closes it', async ({ canvas }) => {
  await overlay();
  canvas.getByText('Na drugu stranicu').click();
  await arrivedAt(canvas, '/offers/libido');
  await waitForDialogToClose();
});

Open.test('so does the way back, and forward it stays closed', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await userEvent.click(canvas.getByRole('link', { name: 'Na drugu stranicu' }));
  await arrivedAt(canvas, '/offers/libido');
  await open(canvas);
  canvas.getByText('Nazad').click();
  await arrivedAt(canvas, '/');
  await waitForDialogToClose();
  await expect(button(canvas)).toHaveAttribute('aria-expanded', 'false');
});

/** What matches is marked, wherever it stands. */
export const Typed = meta.story({
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await userEvent.keyboard('pa');
    await found(search, ['Paket Snaga', 'Paket 50+', 'Paket Ljepota', 'Paket Lagano']);
    await expect(marks()).toEqual(['Pa', 'Pa', 'Pa', 'Pa']);
    await says(search, '4 proizvoda');
    const [first] = search.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Cijena 79,90 KM/);
    await expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/offers/paket-snaga',
    );
  },
});

Typed.test('the last typed text wins', async () => {
  const search = await overlay();
  await write('l');
  await write('li');
  await userEvent.keyboard('bid{Backspace}');
  await found(search, ['Libido']);
  await says(search, '1 proizvod');
  await expect(marks()).toEqual(['Libi']);
});

Typed.test('emptied, it shows nothing and waits for another text', async () => {
  const search = await overlay();
  await userEvent.click(search.getByRole('button', { name: 'Obriši' }));
  await expect(field()).toHaveValue('');
  await expect(field()).toHaveFocus();
  await waitFor(() => expect(search.queryByRole('link')).toBeNull());
});

Typed.test('choosing opens the offer and closes the search', async ({ canvas }) => {
  const search = await overlay();
  await userEvent.click(search.getByRole('link', { name: 'Paket Ljepota' }));
  await arrivedAt(canvas, '/offers/paket-ljepota');
  await waitForDialogToClose();
});

Typed.test('opened again, it is empty', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await open(canvas);
  await expect(field()).toHaveValue('');
});

/** The arrows walk from the field through the results, along and down the rows. */
export const Keyboard = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await write('a');
    await says(search, '10 proizvoda');
    const links = names(search);
    const tops = links.map((link) => link.closest('li')?.getBoundingClientRect().top);
    const columns = tops.lastIndexOf(tops[0]) + 1;
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowRight}');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(links[1 + columns]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  },
});

Keyboard.test('Enter on a result opens it', async ({ canvas }) => {
  await userEvent.keyboard('{Enter}');
  await arrivedAt(canvas, '/offers/prosta-vital');
  await waitForDialogToClose();
});

Keyboard.test('what is typed on a result goes to the field', async () => {
  const search = await overlay();
  await userEvent.keyboard('l');
  await expect(field()).toHaveFocus();
  await expect(field()).toHaveValue('al');
  await found(search, ['Alpha Potent', 'Prosta Vital', 'Digest Balance']);
});

Keyboard.test('Enter in the field opens the first for what is typed now', async ({ canvas }) => {
  await write('joint');
  await userEvent.keyboard('{Enter}');
  await arrivedAt(canvas, '/offers/joint-ease');
  await waitForDialogToClose();
});

Keyboard.test('Escape closes it and gives the focus back', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(button(canvas)).toHaveFocus();
  await arrivedAt(canvas, '/');
});

/** Letters with marks are found by letters without, and marked whole. */
export const WithoutDiacritics = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.diacritics'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await write('secer');
    await found(search, ['Šećer i ravnoteža']);
    await expect(marks()).toEqual(['Šećer']);
    await write('ZUC I');
    await found(search, ['Žuč i jetra']);
    await write('mladi');
    await found(search, ['Mlađi dan']);
    await expect(marks()).toEqual(['Mlađi']);
    await write('ž');
    await found(search, ['Šećer i ravnoteža', 'Žuč i jetra']);
    await expect(marks()).toEqual(['ž', 'Ž']);
  },
});

export const NoMatch = meta.story({
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await write('aspirin');
    await says(search, 'Nije pronađen ni jedan artikal');
    await expect(search.queryByRole('list')).toBeNull();
    await expect(search.getByRole('link', { name: 'Uradi kviz' })).toHaveAttribute('href', '/quiz');
  },
});

NoMatch.test('Enter and the arrows lead nowhere', async ({ canvas }) => {
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(field()).toHaveFocus();
  await arrivedAt(canvas, '/');
});

NoMatch.test('the way on closes it', async ({ canvas }) => {
  const search = await overlay();
  await userEvent.click(search.getByRole('link', { name: 'Pogledajte najpopularnije' }));
  await arrivedAt(canvas, '/most-popular');
  await waitForDialogToClose();
});

export const Loading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await expect(search.queryByText('Učitavanje proizvoda')).toBeNull();
    await write('paket');
    await expect(await search.findByText('Učitavanje proizvoda')).toBeInTheDocument();
    await expect(search.queryByText('Nije pronađen ni jedan artikal')).toBeNull();
  },
});

/** What was typed before the offers came is looked up when they do. */
export const LoadedLate = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.slow'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await write('paket');
    await expect(await search.findByText('Učitavanje proizvoda')).toBeInTheDocument();
    await found(search, ['Paket Snaga', 'Paket 50+', 'Paket Ljepota', 'Paket Lagano']);
    await expect(field()).toHaveFocus();
  },
});

/** As with an empty list, and with a way to try again. */
export const Failed = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.failsTwice'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await write('paket');
    await expect(await search.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await says(search, 'Nije pronađen ni jedan artikal');
  },
});

Failed.test('trying again brings what was looked for', async () => {
  const search = await overlay();
  await userEvent.click(search.getByRole('button', { name: 'Pokušaj ponovo' }));
  await found(search, ['Paket Snaga', 'Paket 50+', 'Paket Ljepota', 'Paket Lagano']);
  await waitFor(() => expect(field()).toHaveFocus());
});

export const Empty = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.empty'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await write('paket');
    await says(search, 'Nije pronađen ni jedan artikal');
    await expect(search.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await write('a');
    await says(search, '10 proizvoda');
    const [first, second] = search.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(names(search)[1]).toHaveFocus();
    await isNowhereTooWide();
  },
});

export const PhoneNoMatch = meta.story({ globals: phone, play: NoMatch.input.play });

/** Words too long for a line, on the least room. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  parameters: { shop: { ...shop, scenarios: ['offers.longWords'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await write('steron');
    await says(search, '13 proizvoda');
    await isNowhereTooWide();
    await write('steron'.repeat(80));
    await says(search, 'Nije pronađen ni jedan artikal');
    await isNowhereTooWide();
  },
});

/** Nothing is left out, and typing goes on while they are drawn. */
export const ManyOffers = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { shop: { ...shop, scenarios: ['offers.many'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await write('a');
    await says(search, '307 proizvoda');
    await expect(screen.getByRole('dialog').querySelectorAll('li')).toHaveLength(307);
    await write('paket snaga 49');
    await found(search, ['Paket Snaga 49']);
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await expect(field()).toHaveAttribute('placeholder', 'Šta tražite?');
    await write('ljepota');
    await found(search, ['Paket Ljepota']);
    await expect(search.getByRole('listitem')).toHaveTextContent(/\d,\d\d KM/);
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await write('lepota');
    await found(search, ['Paket Lepota']);
    await expect(search.getByRole('listitem')).toHaveTextContent(/\d,\d\d RSD/);
    await write('ljepota');
    await says(search, 'Nije pronađen ni jedan artikal');
    await expect(search.getByText(/^Proverite/)).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await expect(field()).toHaveAttribute('placeholder', 'Što tražite?');
    await write('ljepota');
    await found(search, ['Paket Ljepota']);
    await expect(search.getByRole('listitem')).toHaveTextContent(/\d,\d\d €/);
    await expect(search.getByRole('link', { name: 'Riješi kviz' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME', ...phone },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await write('ljepota');
    await found(search, ['Paket Ljepota']);
    await expect(search.getByRole('listitem')).toHaveTextContent(/\d,\d\d €/);
  },
});
