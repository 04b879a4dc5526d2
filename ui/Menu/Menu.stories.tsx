import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, mocked, screen, waitFor } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import { holdDelays } from '#storybook/plays';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Link } from '#ui/Link';
import { Menu, MenuLink, type MenuLinkProps, type MenuProps, menuLinkTones } from '#ui/Menu';
import { Text } from '#ui/Text';
import { tokens, vars } from '#ui/theme';
import { LEAVE_MS, REST_MS } from './useHoverIntent';

const groups = ['Potencija', 'Prostata', 'Zglobovi i kosti', 'Ljepota', 'Kosa', 'Mršavljenje', 'Probava'];

const links = (names: string[]) => (
  <ul style={{ columns: '16rem' }}>
    {names.map((name) => (
      <li key={name}>
        <Link href={`/${encodeURIComponent(name)}`} placement="standalone" underline="hover">
          {name}
        </Link>
      </li>
    ))}
  </ul>
);

/** A menu in a header, with links on both sides, in every tone, and a page below it. */
function InHeader(props: MenuProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <header
        style={{
          position: 'relative',
          zIndex: vars.z.header,
          padding: `${vars.space[5]} ${vars.space.gutter}`,
          background: vars.color.surface,
          borderBlockEnd: `1px solid ${vars.color.line}`,
        }}
      >
        <nav
          aria-label="Glavna navigacija"
          style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[4] }}
        >
          <MenuLink href="/pocetna">Početna</MenuLink>
          <Menu {...props} open={open} onOpenChange={setOpen} />
          {menuLinkTones.map((tone) => (
            <MenuLink key={tone} href={`/${tone}`} tone={tone}>
              {{ ink: 'Savjeti', sale: 'Paketi' }[tone]}
            </MenuLink>
          ))}
        </nav>
      </header>
      <main style={{ padding: vars.space.gutter, minHeight: '60vh' }}>
        <Text>Sadržaj stranice</Text>
      </main>
    </>
  );
}

const meta = preview.meta({
  title: 'UI/Actions/Menu',
  component: Menu,
  render: InHeader,
  args: { label: 'Shop', open: false, onOpenChange: () => {}, children: links(groups) },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false } } },
});

export default meta;

const button = () => screen.getByRole('button', { name: 'Shop' });
const link = (name: string) => screen.findByRole('link', { name });
const expectOpen = () => waitFor(() => expect(screen.getByRole('link', { name: 'Prostata' })).toBeVisible());
const expectClosed = () =>
  waitFor(() => {
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Prostata' })).not.toBeInTheDocument();
  });

/** Holds the hover delays back. Returns a function that ends them, and renders what that changes. */
function holdHover() {
  const endDelays = holdDelays(REST_MS, LEAVE_MS);
  return () => flushSync(endDelays);
}

/** The closed menu among the links of a header. */
export const Default = meta.story({
  play: async () => {
    await expect(button()).toHaveAttribute('aria-expanded', 'false');
    await expect(screen.queryByRole('link', { name: 'Prostata' })).not.toBeInTheDocument();
  },
});

Default.test('a click opens and closes it', async ({ userEvent }) => {
  await userEvent.click(button());
  await expect(button()).toHaveAttribute('aria-expanded', 'true');
  await expectOpen();
  await userEvent.click(button());
  await expectClosed();
});

Default.test(
  'Enter and Space open it, Tab moves to its links, Escape closes it and returns focus',
  async ({ userEvent }) => {
    button().focus();
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await expectOpen();
      await userEvent.tab();
      await waitFor(() => expect(screen.getByRole('link', { name: 'Potencija' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await expectClosed();
      await waitFor(() => expect(button()).toHaveFocus());
    }
  },
);

Default.test('closes when focus leaves it', async ({ userEvent }) => {
  button().focus();
  await userEvent.keyboard('{Enter}');
  await expectOpen();
  for (const _ of groups) await userEvent.tab();
  await expect(await link('Probava')).toHaveFocus();
  await userEvent.tab();
  await expect(await link('Savjeti')).toHaveFocus();
  await expectClosed();
});

Default.test('a click on the page closes it', async ({ userEvent }) => {
  await userEvent.click(button());
  await expectOpen();
  await userEvent.click(screen.getByText('Sadržaj stranice'));
  await expectClosed();
});

Default.test('stays closed when the page changes under a resting mouse', async () => {
  const endDelays = holdHover();
  button().dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  endDelays();
  await expect(button()).toHaveAttribute('aria-expanded', 'false');
});

Default.test('opens when a mouse rests on it, not when a mouse passes over', async ({ userEvent }) => {
  const endDelays = holdHover();
  await userEvent.hover(button());
  await userEvent.unhover(button());
  endDelays();
  await expect(button()).toHaveAttribute('aria-expanded', 'false');

  await userEvent.hover(button());
  endDelays();
  await expectOpen();
  await userEvent.unhover(button());
  await expect(button()).toHaveAttribute('aria-expanded', 'true');
  endDelays();
  await waitFor(expectClosed);
});

Default.test('a click keeps a menu open that opened on hover', async ({ userEvent }) => {
  const endDelays = holdHover();
  await userEvent.hover(button());
  endDelays();
  await expectOpen();
  await userEvent.click(button());
  await userEvent.unhover(button());
  endDelays();
  await expect(button()).toHaveAttribute('aria-expanded', 'true');
});

Default.test('stays open while a mouse moves to the sheet across another link', async ({ userEvent }) => {
  const endDelays = holdHover();
  await userEvent.hover(button());
  endDelays();
  await expectOpen();
  const target = await link('Paketi');
  const from = boxOf(button());
  const to = boxOf(await link('Probava'));
  // Moves from the button's corner towards a far link. Each move starts the closing delay again.
  const clear = mocked(window.clearTimeout);
  for (const step of [0, 0.1, 0.2, 0.3]) {
    await userEvent.pointer({
      target,
      coords: {
        clientX: from.right + (to.right - from.right) * step,
        clientY: from.bottom + (to.top - from.bottom) * step,
      },
    });
    if (step > 0) await expect(clear).toHaveBeenCalled();
    clear.mockClear();
  }
  await expect(button()).toHaveAttribute('aria-expanded', 'true');
  // The mouse stops on the way.
  endDelays();
  await waitFor(expectClosed);
});

Default.test(
  'Escape closes a menu that opened on hover and leaves focus where it is',
  async ({ userEvent }) => {
    const elsewhere = await link('Paketi');
    elsewhere.focus();
    const endDelays = holdHover();
    await userEvent.hover(button());
    endDelays();
    await expectOpen();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(elsewhere).toHaveFocus();
  },
);

/** A menu to open, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

/** The button and the links beside it, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<{ current?: boolean; tone?: MenuLinkProps['tone'] }>
      variants={{
        Button: {},
        'Button, current page': { current: true },
        'Link, ink': { tone: 'ink' },
        'Link, sale': { tone: 'sale' },
      }}
    >
      {({ tone, current = false }, name) =>
        tone ? (
          <MenuLink href={`#/${name}`} tone={tone}>
            {name}
          </MenuLink>
        ) : (
          <Menu {...args} current={current} label={name} />
        )
      }
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** The sheet is as wide as the header; the page below is dimmed, the header is not. */
export const Open = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await expectOpen();
  },
});

Open.test('covers the page, not the header', { tags: ['thorough'] }, async () => {
  const sheet = document.getElementById(button().getAttribute('aria-controls') ?? '');
  await expect(boxOf(sheet).width).toBe(document.documentElement.clientWidth);
  await waitFor(() =>
    expect(document.elementFromPoint(100, window.innerHeight - 10)).toHaveStyle({
      backgroundColor: tokens.color.scrim.replace(', .56', ', 0.56'),
    }),
  );
  await expect(document.elementFromPoint(5, 5)?.tagName).toBe('HEADER');
});

/** The current page is one of the menu's links. */
export const Current = meta.story({
  args: { current: true },
  play: async () => {
    await expect(button()).toHaveAttribute('aria-current', 'true');
  },
});

/** It opens and closes at once where motion is reduced. */
export const ReducedMotion = meta.story({
  tags: ['thorough'],
  globals: { motion: 'reduced' },
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    await waitFor(() => expect(screen.getByRole('link', { name: 'Prostata' })).toBeVisible());
    const sheet = document.getElementById(button().getAttribute('aria-controls') ?? '');
    await expect(sheet && getComputedStyle(sheet).transitionDuration).toBe('1e-05s');
    await userEvent.click(button());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Prostata' })).not.toBeInTheDocument());
  },
});

/** More links than fit: the sheet scrolls. */
export const ManyItems = meta.story({
  args: { children: links(Array.from({ length: 60 }, (_, at) => `Grupa proizvoda ${at + 1}`)) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ userEvent }) => {
    await userEvent.click(button());
    const sheet = document.getElementById(button().getAttribute('aria-controls') ?? '');
    await expect(boxOf(sheet).height).toBeLessThanOrEqual(window.innerHeight);
  },
});

/** A long label and links of several lines, open. */
export const LongText = meta.story({
  args: {
    label: 'Svi proizvodi i paketi',
    children: links([
      'Dodaci prehrani za muškarce starije od pedeset godina i njihovu svakodnevnu ravnotežu',
      'Zglobovi, kosti i pokretljivost poslije povrede',
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Svi proizvodi i paketi' }));
    await waitFor(() => expect(screen.getByRole('link', { name: /povrede/ })).toBeVisible());
  },
});
