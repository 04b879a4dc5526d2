import { type ComponentType, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { MemoryRouter } from 'react-router-dom';
import { screen as documentScreen, expect, waitFor } from 'storybook/test';
import { cartMessages } from '#features/shared/cart';
import { defineMessages, fixedTexts, useMessages } from '#features/shared/country';
import { Navigation, useOverlay } from '#features/shared/navigation';
import { Lazy, PageHeading, pageMessages } from '#features/shared/page';
import { codeQuery } from '#features/shared/platform';
import { backToTop, inCountry } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Dialog } from '#ui/Dialog';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { messages } from '../messages';
import { RouteError } from '../RouteError';
import { screen } from '../screen';

const everywhere = {
  mostPopular: 'Najpopularniji',
  reviews: 'Recenzije',
  reviewTitle: 'Naslov',
};

const pageTexts = defineMessages({
  BA: { ...everywhere, note: 'Bilješka', cart: 'Korpa', emptyCart: 'Vaša korpa je prazna.' },
  RS: { ...everywhere, cart: 'Korpa', emptyCart: 'Vaša korpa je prazna.', note: 'Beleška' },
  HR: { ...everywhere, note: 'Bilješka', cart: 'Košarica', emptyCart: 'Vaša košarica je prazna.' },
  ME: { ...everywhere, note: 'Bilješka', cart: 'Korpa', emptyCart: 'Vaša korpa je prazna.' },
});

/** Fires the events of a browser whose network goes away and comes back. */
function reconnect() {
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
}

function Broken(): never {
  throw new Error('A story made this page fail.');
}

/** Loads code that fails as often as the shop tries by itself, and comes when it is asked for again. */
function failsAtFirst<T>(times: number, code: T): () => Promise<T> {
  let attempts = 0;
  return async () => {
    attempts += 1;
    if (attempts <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return code;
  };
}

function LazyScreen() {
  const text = useMessages(pageTexts);
  return (
    <Container>
      <Stack paddingBlock="section">
        <PageHeading>{text.mostPopular}</PageHeading>
      </Stack>
    </Container>
  );
}

function LazyForm() {
  const text = useMessages(pageTexts);
  return <TextInput label={text.reviewTitle} />;
}

interface LazyPanelProps {
  open: boolean;
  onClose: () => void;
}

function LazyPanel({ open, onClose }: LazyPanelProps) {
  const text = useMessages(pageTexts);
  const { close } = useMessages(pageMessages);
  return (
    <Dialog open={open} onClose={onClose} title={text.cart} closeLabel={close}>
      {text.emptyCart}
    </Dialog>
  );
}

/** A screen with two lazy parts: a form in the page, and a panel that opens over it. */
function PageWithParts() {
  const text = useMessages(pageTexts);
  const [form] = useState(() => codeQuery(failsAtFirst(2, LazyForm)));
  const [panel] = useState(() => codeQuery(failsAtFirst(2, LazyPanel)));
  const { isOpen, open, close } = useOverlay();
  return (
    <Container>
      <Stack gap="6" paddingBlock="8">
        <PageHeading>Alpha Potent</PageHeading>
        <Inline>
          <Button onClick={open}>{text.cart}</Button>
        </Inline>
        <TextInput label={text.note} />
        <Stack as="section" gap="4">
          <Heading level={2} tabIndex={-1}>
            {text.reviews}
          </Heading>
          <Lazy code={form} loading={<Skeleton shape="control" />}>
            {(Form) => <Form />}
          </Lazy>
        </Stack>
      </Stack>
      <Lazy code={panel} open={isOpen} onClose={close}>
        {(Panel) => <Panel open={isOpen} onClose={close} />}
      </Lazy>
    </Container>
  );
}

const pages: Record<'render' | 'screen' | 'parts', () => ComponentType> = {
  render: () => Broken,
  screen: () => screen(failsAtFirst(4, LazyScreen)),
  parts: () => PageWithParts,
};

interface FaultyPageProps {
  /** What fails: rendering the screen, loading its code, or loading the code of its parts. */
  fault: keyof typeof pages;
}

/** A page of the shop that fails, inside the shop's router and error boundary. */
function FaultyPage({ fault }: FaultyPageProps) {
  const [Page] = useState(pages[fault]);
  return (
    <main tabIndex={-1}>
      <MemoryRouter useTransitions={false}>
        <Navigation>
          <ErrorBoundary FallbackComponent={RouteError}>
            <Suspense>
              <Page />
            </Suspense>
          </ErrorBoundary>
        </Navigation>
      </MemoryRouter>
    </main>
  );
}

const meta = preview.meta({
  title: 'Flows/Page errors',
  component: FaultyPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: {} },
});

export default meta;

/** A screen throws while it renders: reloading the page, or the home page. */
export const RenderError = meta.story({
  args: { fault: 'render' as const },
  parameters: { consoleErrors: ['A story made this page fail.'] },
  play: async ({ canvas, globals }) => {
    const { text, country, settings } = inCountry(messages, globals);
    // To the letter in every country.
    const heading = await canvas.findByRole('heading', { level: 1, name: fixedTexts.renderError });
    await expect(heading).toBeVisible();
    await expect(canvas.getByText(text.renderErrorHint, { exact: false })).toBeVisible();
    await expect(canvas.getByRole('button', { name: text.reload })).toBeVisible();
    await expect(canvas.getByRole('link', { name: text.call(settings.contact.phone) })).toBeVisible();
    const home = canvas.getByRole('link', { name: pageMessages[country].home });
    await expect(home).toHaveAttribute('href', '/');
  },
});

/** The same where the browser keeps no cart: a reload would empty it. */
export const RenderErrorNotStored = meta.story({
  args: { fault: 'render' as const },
  parameters: { consoleErrors: ['A story made this page fail.'], shop: { cart: [{ ID: 1, quantity: 1 }] } },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(cartMessages, globals);
    await expect(await canvas.findByText(text.stored, { exact: false })).toBeVisible();
    localStorage.clear();
    // The text is there before the effects that follow the storage.
    await waitFor(() => {
      dispatchEvent(new StorageEvent('storage', { key: null }));
      return expect(canvas.getByText(text.notStored, { exact: false })).toBeVisible();
    });
  },
});

/** The code of a screen fails to load: there is no network, or a new release has replaced it. */
export const ScreenNotLoaded = meta.story({
  args: { fault: 'screen' as const },
  parameters: { consoleErrors: ['Loading chunk failed'] },
  play: async ({ canvas, globals }) => {
    const { text } = inCountry(messages, globals);
    await expect(await canvas.findByRole('heading', { level: 1, name: text.notLoaded })).toBeVisible();
    await expect(canvas.getByText(text.notLoadedHint, { exact: false })).toBeVisible();
    await expect(canvas.getByText('Loading chunk failed')).toBeVisible();
    await canvas.findByRole('button', { name: text.retry, busy: false });
    const cause = expect.objectContaining({ message: 'Failed to fetch dynamically imported module' });
    await expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ cause }));
  },
});

ScreenNotLoaded.test('retrying shows the screen and focuses its heading', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
  await expect(await canvas.findByRole('heading', { name: 'Najpopularniji' })).toHaveFocus();
});

ScreenNotLoaded.test('the screen loads automatically when the network is back', async ({ canvas }) => {
  reconnect();
  await expect(await canvas.findByRole('heading', { name: 'Najpopularniji' })).toBeVisible();
});

/** The code of two parts fails to load: one in the page and one that opens over it. The screen stays usable. */
export const PartsNotLoaded = meta.story({
  args: { fault: 'parts' as const },
  parameters: { consoleErrors: ['Loading chunk failed'] },
  play: async ({ canvas, globals, userEvent }) => {
    const { text, country } = inCountry(pageTexts, globals);
    await userEvent.type(canvas.getByLabelText(text.note), 'Da');
    await userEvent.click(canvas.getByRole('button', { name: text.cart }));
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(2));
    for (const alert of canvas.getAllByRole('alert')) {
      await expect(alert).toHaveTextContent(pageMessages[country].partFailed);
      await expect(alert).toHaveTextContent('Loading chunk failed');
    }
    await expect(canvas.getByRole('button', { name: text.cart })).toHaveFocus();
    backToTop();
  },
});

PartsNotLoaded.test('retrying shows each part and keeps typed text', async ({ canvas, userEvent }) => {
  const [retryForm, retryPanel] = canvas.getAllByRole('button', { name: 'Pokušajte ponovo' });
  if (!retryForm || !retryPanel) throw new Error('A notice has no retry.');
  await userEvent.click(retryForm);
  await expect(await canvas.findByLabelText('Naslov')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Recenzije' })).toHaveFocus();

  await userEvent.click(retryPanel);
  await documentScreen.findByRole('dialog', { name: 'Korpa' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Korpa' })).toHaveFocus());
  await expect(canvas.getByLabelText('Bilješka')).toHaveValue('Da');
});

PartsNotLoaded.test('opening the panel again also retries', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Zatvorite' }));
  await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  const cart = canvas.getByRole('button', { name: 'Korpa' });
  await expect(cart).toHaveFocus();
  await userEvent.click(cart);
  await expect(await documentScreen.findByRole('dialog', { name: 'Korpa' })).toHaveTextContent(
    'Vaša korpa je prazna.',
  );
});

PartsNotLoaded.test(
  'the part in the page loads automatically when the network is back',
  { tags: ['thorough'] },
  async ({ canvas }) => {
    reconnect();
    await expect(await canvas.findByLabelText('Naslov')).toBeVisible();
    await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  },
);
