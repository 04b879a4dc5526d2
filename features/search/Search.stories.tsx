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

/** A page whose heading is its address, with the search button, another field and links. */
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
const findOverlay = async () => within(await screen.findByRole('dialog', { name: 'Pretraga' }));
const field = () => screen.getByRole('searchbox', { name: 'Naziv proizvoda' });
async function open(canvas: Canvas) {
  await userEvent.click(button(canvas));
  return findOverlay();
}

/** Replaces the text of the field. Pastes it, because typing is slower. */
async function enter(text: string) {
  await userEvent.clear(field());
  await userEvent.paste(text);
}

const resultLinks = (search: Canvas): HTMLElement[] =>
  search.queryAllByRole('link', { description: /Cijena|Cena/ });
const expectResults = (search: Canvas, expected: string[]) =>
  waitFor(() => expect(resultLinks(search).map(({ textContent }) => textContent)).toEqual(expected));
const markedTexts = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
const expectStatus = (search: Canvas, text: string) =>
  waitFor(() => expect(search.getByText(text).closest('[role="status"]')).toBeVisible());
const expectPage = (canvas: Canvas, address: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(address));
const expectNoOverflow = async () => {
  const sheet = screen.getByRole('dialog');
  await expect(sheet.scrollWidth).toBe(sheet.clientWidth);
};

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(button(canvas)).toHaveAttribute('aria-haspopup', 'dialog');
    await expect(button(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('dialog')).toBeNull();
    // The keyboard listener is added in an effect, after the first paint.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  },
});

Default.test('/ opens the search and is not typed into the field', async ({ canvas }) => {
  await userEvent.keyboard('/');
  await findOverlay();
  await expect(field()).toHaveFocus();
  await expect(field()).toHaveValue('');
  await userEvent.keyboard('a/b');
  await expect(field()).toHaveValue('a/b');
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(button(canvas)).toHaveFocus();
});

Default.test('Escape after / returns the focus', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Na drugu stranicu' });
  link.focus();
  await userEvent.keyboard('/');
  await findOverlay();
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(link).toHaveFocus();
});

Default.test('/ in a field types a slash', async ({ canvas }) => {
  const other = canvas.getByRole('textbox', { name: 'Broj narudžbe' });
  await userEvent.type(other, '104/5');
  await expect(other).toHaveValue('104/5');
  await expect(screen.queryByRole('dialog')).toBeNull();
});

Default.test('/ with a modifier key is left to the browser', async () => {
  await userEvent.keyboard('{Control>}/{/Control}{Alt>}/{/Alt}{Meta>}/{/Meta}');
  await expect(screen.queryByRole('dialog')).toBeNull();
});

/** Before anything is typed. */
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

Open.test('spaces count as an empty query', async () => {
  const search = await findOverlay();
  await enter('   ');
  await expect(search.queryByRole('link')).toBeNull();
  await expect(search.getByRole('status')).toBeEmptyDOMElement();
});

Open.test('traps the focus', async () => {
  const search = await findOverlay();
  await userEvent.tab();
  await expect(search.getByRole('button', { name: 'Zatvori pretragu' })).toHaveFocus();
  await userEvent.tab();
  await expect(field()).toHaveFocus();
});

Open.test('closes when the page changes by other means', async ({ canvas }) => {
  await findOverlay();
  canvas.getByText('Na drugu stranicu').click();
  await expectPage(canvas, '/offers/libido');
  await waitForDialogToClose();
});

Open.test('closes on Back', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await userEvent.click(canvas.getByRole('link', { name: 'Na drugu stranicu' }));
  await expectPage(canvas, '/offers/libido');
  await open(canvas);
  canvas.getByText('Nazad').click();
  await expectPage(canvas, '/');
  await waitForDialogToClose();
  await expect(button(canvas)).toHaveAttribute('aria-expanded', 'false');
});

/** Matches are marked anywhere in the name. */
export const Typed = meta.story({
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await userEvent.keyboard('pa');
    await expectResults(search, ['Paket Snaga', 'Paket 50+', 'Paket Ljepota', 'Paket Lagano']);
    await expect(markedTexts()).toEqual(['Pa', 'Pa', 'Pa', 'Pa']);
    await expectStatus(search, '4 proizvoda');
    const [first] = search.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Cijena 79,90 KM/);
    await expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      '/offers/paket-snaga',
    );
  },
});

Typed.test('shows the results of the last query', async () => {
  const search = await findOverlay();
  await enter('l');
  await enter('li');
  await userEvent.keyboard('bid{Backspace}');
  await expectResults(search, ['Libido']);
  await expectStatus(search, '1 proizvod');
  await expect(markedTexts()).toEqual(['Libi']);
});

Typed.test('clearing the field removes the results and keeps the focus', async () => {
  const search = await findOverlay();
  await userEvent.click(search.getByRole('button', { name: 'Obriši' }));
  await expect(field()).toHaveValue('');
  await expect(field()).toHaveFocus();
  await waitFor(() => expect(search.queryByRole('link')).toBeNull());
});

Typed.test('following a result closes the search', async ({ canvas }) => {
  const search = await findOverlay();
  await userEvent.click(search.getByRole('link', { name: 'Paket Ljepota' }));
  await expectPage(canvas, '/offers/paket-ljepota');
  await waitForDialogToClose();
});

Typed.test('is empty when reopened', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await open(canvas);
  await expect(field()).toHaveValue('');
});

/** Arrow keys move the focus between the field and the results, along the rows and columns. */
export const Keyboard = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await enter('a');
    await expectStatus(search, '10 proizvoda');
    const links = resultLinks(search);
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

Keyboard.test('Enter on a result opens the offer', async ({ canvas }) => {
  await userEvent.keyboard('{Enter}');
  await expectPage(canvas, '/offers/prosta-vital');
  await waitForDialogToClose();
});

Keyboard.test('typing on a result continues in the field', async () => {
  const search = await findOverlay();
  await userEvent.keyboard('l');
  await expect(field()).toHaveFocus();
  await expect(field()).toHaveValue('al');
  await expectResults(search, ['Alpha Potent', 'Prosta Vital', 'Digest Balance']);
});

Keyboard.test('Enter in the field opens the first match of the current text', async ({ canvas }) => {
  await enter('joint');
  await userEvent.keyboard('{Enter}');
  await expectPage(canvas, '/offers/joint-ease');
  await waitForDialogToClose();
});

Keyboard.test('Escape closes the search and returns the focus', async ({ canvas }) => {
  await userEvent.keyboard('{Escape}');
  await waitForDialogToClose();
  await expect(button(canvas)).toHaveFocus();
  await expectPage(canvas, '/');
});

/** Letters with diacritics match letters without, and are marked whole. */
export const WithoutDiacritics = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.diacritics'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await enter('secer');
    await expectResults(search, ['Šećer i ravnoteža']);
    await expect(markedTexts()).toEqual(['Šećer']);
    await enter('ZUC I');
    await expectResults(search, ['Žuč i jetra']);
    await enter('mladi');
    await expectResults(search, ['Mlađi dan']);
    await expect(markedTexts()).toEqual(['Mlađi']);
    await enter('ž');
    await expectResults(search, ['Šećer i ravnoteža', 'Žuč i jetra']);
    await expect(markedTexts()).toEqual(['ž', 'Ž']);
  },
});

export const NoMatch = meta.story({
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await enter('aspirin');
    await expectStatus(search, 'Nije pronađen ni jedan artikal');
    await expect(search.queryByRole('list')).toBeNull();
    await expect(search.getByRole('link', { name: 'Uradi kviz' })).toHaveAttribute('href', '/quiz');
  },
});

NoMatch.test('Enter and arrow keys do nothing without results', async ({ canvas }) => {
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect(field()).toHaveFocus();
  await expectPage(canvas, '/');
});

NoMatch.test('following the link closes the search', async ({ canvas }) => {
  const search = await findOverlay();
  await userEvent.click(search.getByRole('link', { name: 'Pogledajte najpopularnije' }));
  await expectPage(canvas, '/most-popular');
  await waitForDialogToClose();
});

export const Loading = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.pending'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await expect(search.queryByText('Učitavanje proizvoda')).toBeNull();
    await enter('paket');
    await expect(await search.findByText('Učitavanje proizvoda')).toBeInTheDocument();
    await expect(search.queryByText('Nije pronađen ni jedan artikal')).toBeNull();
  },
});

/** A query typed before the offers have loaded shows its results once they have. */
export const LoadedLate = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.slow'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await enter('paket');
    await expect(await search.findByText('Učitavanje proizvoda')).toBeInTheDocument();
    await expectResults(search, ['Paket Snaga', 'Paket 50+', 'Paket Ljepota', 'Paket Lagano']);
    await expect(field()).toHaveFocus();
  },
});

/** The same as an empty list, with a button to try again. */
export const Failed = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.failsTwice'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await enter('paket');
    await expect(await search.findByRole('alert')).toHaveTextContent('Došlo je do greške!');
    await expectStatus(search, 'Nije pronađen ni jedan artikal');
  },
});

Failed.test('retrying shows the results and focuses the field', async () => {
  const search = await findOverlay();
  await userEvent.click(search.getByRole('button', { name: 'Pokušaj ponovo' }));
  await expectResults(search, ['Paket Snaga', 'Paket 50+', 'Paket Ljepota', 'Paket Lagano']);
  await waitFor(() => expect(field()).toHaveFocus());
});

export const Empty = meta.story({
  parameters: { shop: { ...shop, scenarios: ['offers.empty'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await enter('paket');
    await expectStatus(search, 'Nije pronađen ni jedan artikal');
    await expect(search.getByRole('button', { name: 'Pokušaj ponovo' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: phone,
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await enter('a');
    await expectStatus(search, '10 proizvoda');
    const [first, second] = search.getAllByRole('listitem');
    await expect(first?.getBoundingClientRect().left).toBe(second?.getBoundingClientRect().left);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(resultLinks(search)[1]).toHaveFocus();
    await expectNoOverflow();
  },
});

export const PhoneNoMatch = meta.story({ globals: phone, play: NoMatch.input.play });

/** Words longer than a line, at the smallest width. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'RS' },
  parameters: { shop: { ...shop, scenarios: ['offers.longWords'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await enter('steron');
    await expectStatus(search, '13 proizvoda');
    await expectNoOverflow();
    await enter('steron'.repeat(80));
    await expectStatus(search, 'Nije pronađen ni jedan artikal');
    await expectNoOverflow();
  },
});

/** All results are rendered, and typing is not blocked meanwhile. */
export const ManyOffers = meta.story({
  globals: { viewport: { value: 'desktop' } },
  parameters: { shop: { ...shop, scenarios: ['offers.many'] } },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await enter('a');
    await expectStatus(search, '307 proizvoda');
    await expect(screen.getByRole('dialog').querySelectorAll('li')).toHaveLength(307);
    await enter('paket snaga 49');
    await expectResults(search, ['Paket Snaga 49']);
  },
});

export const BA = meta.story({
  globals: { country: 'BA' },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await expect(field()).toHaveAttribute('placeholder', 'Šta tražite?');
    await enter('ljepota');
    await expectResults(search, ['Paket Ljepota']);
    await expect(search.getByRole('listitem')).toHaveTextContent(/\d,\d\d KM/);
  },
});

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await enter('lepota');
    await expectResults(search, ['Paket Lepota']);
    await expect(search.getByRole('listitem')).toHaveTextContent(/\d,\d\d RSD/);
    await enter('ljepota');
    await expectStatus(search, 'Nije pronađen ni jedan artikal');
    await expect(search.getByText(/^Proverite/)).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await expect(field()).toHaveAttribute('placeholder', 'Što tražite?');
    await enter('ljepota');
    await expectResults(search, ['Paket Ljepota']);
    await expect(search.getByRole('listitem')).toHaveTextContent(/\d,\d\d €/);
    await expect(search.getByRole('link', { name: 'Riješi kviz' })).toBeVisible();
  },
});

export const ME = meta.story({
  globals: { country: 'ME', ...phone },
  play: async ({ canvas }) => {
    const search = await open(canvas);
    await enter('ljepota');
    await expectResults(search, ['Paket Ljepota']);
    await expect(search.getByRole('listitem')).toHaveTextContent(/\d,\d\d €/);
  },
});
