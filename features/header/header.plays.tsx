import { useLocation } from 'react-router-dom';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { routes } from '#features/shared/routes';
import { slug } from '#mocks/testing';
import type { Canvas } from '#storybook/plays';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { Header, type HeaderProps } from './Header';

/** A page whose heading is its address. The header stays mounted across pages, as in the shell. */
export function Page({ search }: HeaderProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Header search={search} />
      <Container>
        <Stack gap="4" paddingBlock="8" align="start">
          <Heading level={1}>{pathname}</Heading>
          <Link href={routes.offer.href(slug('libido'))}>Na drugu stranicu</Link>
        </Stack>
      </Container>
    </>
  );
}

/** Starts at home. The route matches every page, because the header is on all of them. */
export const shop = { path: '/', route: '/*' };

/** Globals for a phone. */
export const phone = { viewport: { value: 'phone' } };

/** Waits for the page at this address. An overlay above it may still be closing. */
export const expectPage = (canvas: Canvas, address: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(address));

/** Opens the mobile menu and returns queries bound to it. */
export async function openMenu(canvas: Canvas, name = 'Meni') {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

/** The button that opens and closes the sheet with the categories. */
export const shopButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Shop' });

/** Waits until the sheet is visible. */
export const expectSheetOpen = (canvas: Canvas, group = /^Probava/) =>
  waitFor(() => expect(canvas.getByRole('link', { name: group })).toBeVisible());

/** Opens the sheet by keyboard. */
export async function openSheet(canvas: Canvas) {
  shopButton(canvas).focus();
  await userEvent.keyboard('{Enter}');
  await expectSheetOpen(canvas);
}
