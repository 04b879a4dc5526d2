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

/** A page that says where the shopper is. The header stays while it changes, as in the shell. */
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

/** At home; the header is on every page. */
export const shop = { path: '/', route: '/*' };

/** On a phone. */
export const phone = { viewport: { value: 'phone' } };

/** The page has changed; what covers it may still be closing. */
export const arrivedAt = (canvas: Canvas, address: string) =>
  waitFor(() => expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(address));

/** Opens the menu of a phone; resolves to what is in it. */
export async function openMenu(canvas: Canvas, name = 'Meni') {
  await userEvent.click(await canvas.findByRole('button', { name }));
  return within(await screen.findByRole('dialog', { name }));
}

/** Opens the sheet with the categories, and closes it. */
export const shopButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Shop' });

/** The sheet shows. */
export const sheetOpened = (canvas: Canvas, group = /^Probava/) =>
  waitFor(() => expect(canvas.getByRole('link', { name: group })).toBeVisible());

/** Opens the sheet by keyboard. */
export async function openSheet(canvas: Canvas) {
  shopButton(canvas).focus();
  await userEvent.keyboard('{Enter}');
  await sheetOpened(canvas);
}
