import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, screen as screenOf, spyOn, waitFor } from 'storybook/test';
import { OverlayPart, OverlayProvider, PageHeading, Part, useOverlay } from '#features/shared/page';
import { createChunk } from '#features/shared/platform';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Dialog } from '#ui/Dialog';
import { Heading } from '#ui/Heading';
import { Inline } from '#ui/Inline';
import { Skeleton } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { TextInput } from '#ui/TextInput';
import { PageSkeleton } from '../PageSkeleton';
import { RouteError } from '../RouteError';
import { screen } from '../screen';

function Broken(): never {
  throw new Error('A story made this page fail.');
}

/** Code that comes with the second try. */
function lostOnce<T>(code: T): () => Promise<T> {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
    return code;
  };
}

const LateScreen = () => (
  <Container>
    <Stack paddingBlock="section">
      <PageHeading>Najpopularniji</PageHeading>
    </Stack>
  </Container>
);

function LateForm() {
  return <TextInput label="Naslov" />;
}

interface LatePanelProps {
  open: boolean;
  onClose: () => void;
}

function LatePanel({ open, onClose }: LatePanelProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Korpa" closeLabel="Zatvori">
      Vaša korpa je prazna.
    </Dialog>
  );
}

/** A screen one part of which stands in it and another opens over it. */
function PageOfParts() {
  const [form] = useState(() => createChunk(lostOnce(LateForm)));
  const [panel] = useState(() => createChunk(lostOnce(LatePanel)));
  const { isOpen, open, close } = useOverlay();
  return (
    <Container>
      <Stack gap="6" paddingBlock="8">
        <PageHeading>Alpha Potent</PageHeading>
        <Inline>
          <Button onClick={open}>Korpa</Button>
        </Inline>
        <TextInput label="Bilješka" />
        <Stack as="section" gap="4">
          <Heading level={2} tabIndex={-1}>
            Recenzije
          </Heading>
          <Part chunk={form} loading={<Skeleton shape="control" />}>
            {(Form) => <Form />}
          </Part>
        </Stack>
      </Stack>
      <OverlayPart chunk={panel} open={isOpen} onClose={close}>
        {(Panel) => <Panel open={isOpen} onClose={close} />}
      </OverlayPart>
    </Container>
  );
}

const pages = {
  drawing: () => ({ element: <Broken /> }),
  screen: () => ({ lazy: screen(lostOnce(LateScreen)) }),
  parts: () => ({
    element: (
      <OverlayProvider>
        <PageOfParts />
      </OverlayProvider>
    ),
  }),
};

interface FaultyPageProps {
  /** What goes wrong: a screen is not drawn, its code does not come, the code of its parts does not come. */
  fault: keyof typeof pages;
}

/** A page of the shop that goes wrong, as the router has it. */
function FaultyPage({ fault }: FaultyPageProps) {
  const [router] = useState(() =>
    createMemoryRouter([
      {
        path: '/',
        errorElement: <RouteError />,
        hydrateFallbackElement: <PageSkeleton />,
        ...pages[fault](),
      },
    ]),
  );
  return (
    <main tabIndex={-1}>
      <RouterProvider router={router} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Flows/Page errors',
  component: FaultyPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: {} },
  beforeEach: () => {
    // What did not come did not come for lack of a network: no new release is found either.
    spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    spyOn(console, 'error').mockReturnValue();
  },
});

export default meta;

/** A screen that cannot be drawn. */
export const NotDrawn = meta.story({
  args: { fault: 'drawing' as const },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Učitaj ponovo' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Početna' })).toHaveAttribute('href', '/');
  },
});

/** A screen whose code does not come: no network, or a release that has replaced it. */
export const NotLoaded = meta.story({
  args: { fault: 'screen' as const },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Loading chunk failed' }),
    ).toBeVisible();
    await expect(canvas.getByText(/Vaša korpa je sačuvana/)).toBeVisible();
    const cause = expect.objectContaining({ message: 'Failed to fetch dynamically imported module' });
    await expect(console.error).toHaveBeenCalledWith(expect.objectContaining({ cause }));
  },
});

NotLoaded.test('the next try brings it, and its heading the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
  await expect(await canvas.findByRole('heading', { name: 'Najpopularniji' })).toHaveFocus();
});

NotLoaded.test('it comes by itself when the network does', async ({ canvas }) => {
  dispatchEvent(new Event('online'));
  await expect(await canvas.findByRole('heading', { name: 'Najpopularniji' })).toBeVisible();
});

export const NotLoadedHR = NotLoaded.extend({
  globals: { country: 'HR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Vaša košarica je spremljena/)).toBeVisible();
  },
});

/** Two parts whose code does not come: one in the screen, one that opens over it. The screen stays. */
export const PartsNotLoaded = meta.story({
  args: { fault: 'parts' as const },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Bilješka'), 'Da');
    await userEvent.click(canvas.getByRole('button', { name: 'Korpa' }));
    const alerts = await canvas.findAllByRole('alert');
    await expect(alerts).toHaveLength(2);
    for (const alert of alerts) await expect(alert).toHaveTextContent('Ovaj dio stranice se nije učitao');
    await expect(canvas.getByRole('button', { name: 'Korpa' })).toHaveFocus();
  },
});

PartsNotLoaded.test('the next try brings each, and what was typed is kept', async ({ canvas, userEvent }) => {
  const [ofForm, ofPanel] = canvas.getAllByRole('button', { name: 'Pokušaj ponovo' });
  if (!ofForm || !ofPanel) throw new Error('A notice has no retry.');
  await userEvent.click(ofForm);
  await expect(await canvas.findByLabelText('Naslov')).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Recenzije' })).toHaveFocus();

  await userEvent.click(ofPanel);
  await screenOf.findByRole('dialog', { name: 'Korpa' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Korpa' })).toHaveFocus());
  await expect(canvas.getByLabelText('Bilješka')).toHaveValue('Da');
});

PartsNotLoaded.test('so does the next press', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Zatvori' }));
  await expect(canvas.getAllByRole('alert')).toHaveLength(1);
  const cart = canvas.getByRole('button', { name: 'Korpa' });
  await expect(cart).toHaveFocus();
  await userEvent.click(cart);
  await expect(await screenOf.findByRole('dialog', { name: 'Korpa' })).toHaveTextContent(
    'Vaša korpa je prazna.',
  );
});

PartsNotLoaded.test('what stands in the screen comes by itself when the network does', async ({ canvas }) => {
  dispatchEvent(new Event('online'));
  await expect(await canvas.findByLabelText('Naslov')).toBeVisible();
  await expect(canvas.getAllByRole('alert')).toHaveLength(1);
});

export const PartsNotLoadedOnAPhone = PartsNotLoaded.extend({
  globals: { viewport: { value: 'phone' } },
});
