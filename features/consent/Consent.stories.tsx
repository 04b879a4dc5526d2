import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectNoHorizontalScroll } from '#storybook/plays';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { Consent } from './Consent';
import { CONSENT_KEY } from './choice';

/** A page with the footer's button that opens the bar again. */
function Page({ container }: { container: string }) {
  const [isReopened, setReopened] = useState(false);
  return (
    <>
      <Consent container={container} reopened={isReopened} onClose={() => setReopened(false)} />
      <Container>
        <Stack gap="5" paddingBlock="8">
          <Heading level={1} tabIndex={-1}>
            Najpopularniji
          </Heading>
          {Array.from({ length: 12 }, (_, index) => index + 1).map((number) => (
            <Text key={number}>
              {number}. Biljni dodaci prehrani za muškarce koji planiraju još mnogo dobrih godina.
            </Text>
          ))}
          <Button tone="quiet" onClick={() => setReopened(true)}>
            Kolačići
          </Button>
        </Stack>
      </Container>
    </>
  );
}

const container = () => document.querySelector('script[src*="gtm.js"]');

const meta = preview.meta({
  title: 'Shell/Consent',
  component: Consent,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { path: '/most-popular' } },
  args: { container: 'GTM-STORY', reopened: false, onClose: () => {} },
  render: ({ container: id }) => <Page container={id} />,
  beforeEach: () => () => container()?.remove(),
});

export default meta;

const bar = () => screen.getByRole('region', { name: 'Kolačići' });
const noBar = () => expect(screen.queryByRole('region', { name: 'Kolačići' })).toBeNull();
const inBar = (name: string) => within(bar()).getByRole('button', { name });

/** Before a choice nothing is requested from the analytics host, nothing is stored, and both choices take one press. */
export const Asked = meta.story({
  play: async ({ canvas }) => {
    await expect(bar()).toHaveTextContent(
      'Ako prihvatite, posjete mjerimo uz pomoć kolačića. Ako odbijete, stranica radi jednako.',
    );
    await expect(canvas.getByRole('link', { name: 'Politika privatnosti' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    const [accept, refuse] = [inBar('Prihvatam'), inBar('Odbijam')];
    await expect(accept.className).toBe(refuse.className);
    const [a, r] = [accept.getBoundingClientRect(), refuse.getBoundingClientRect()];
    await expect([a.width, a.height, a.top]).toEqual([r.width, r.height, r.top]);
    await expect(a.height).toBeGreaterThanOrEqual(44);
    await expect(container()).toBeNull();
    await expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
    await expect(bar().contains(document.activeElement)).toBe(false);
  },
});

Asked.test('the page ends above the bar', async ({ canvas }) => {
  await waitFor(() =>
    expect(Number.parseInt(getComputedStyle(document.body).paddingBlockEnd, 10)).toBeGreaterThan(
      bar().offsetHeight,
    ),
  );
  const last = canvas.getByRole('button', { name: 'Kolačići' });
  last.scrollIntoView({ block: 'end', behavior: 'instant' });
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar().getBoundingClientRect().top);
});

Asked.test('the first tab stops are its link and its two buttons', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('link', { name: 'Politika privatnosti' })).toHaveFocus();
  await userEvent.tab();
  await expect(inBar('Prihvatam')).toHaveFocus();
  await userEvent.tab();
  await expect(inBar('Odbijam')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(bar()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await noBar();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** After the consent the container is loaded once, and the space reserved at the end of the page is free again. */
export const Accepted = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(inBar('Prihvatam'));
    await noBar();
    await expect(localStorage.getItem(CONSENT_KEY)).toBe('accepted');
    await waitFor(() =>
      expect(container()).toHaveAttribute('src', expect.stringContaining('gtm.js?id=GTM-STORY')),
    );
    await waitFor(() => expect(getComputedStyle(document.body).paddingBlockEnd).toBe('0px'));
  },
});

export const Refused = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(inBar('Odbijam'));
    await noBar();
    await expect(localStorage.getItem(CONSENT_KEY)).toBe('refused');
    await expect(container()).toBeNull();
  },
});

/** Opened from the footer after a refusal; the bar takes the focus and returns it after the choice. */
export const Reopened = meta.story({
  beforeEach: () => localStorage.setItem(CONSENT_KEY, 'refused'),
  play: async ({ canvas, userEvent }) => {
    await noBar();
    await userEvent.click(canvas.getByRole('button', { name: 'Kolačići' }));
    await expect(bar()).toHaveFocus();
    await expect(bar()).toHaveTextContent('Vaš izbor: odbijeno.');
    await expect(container()).toBeNull();
  },
});

Reopened.test('Escape closes the bar and keeps the choice', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await noBar();
  await expect(canvas.getByRole('button', { name: 'Kolačići' })).toHaveFocus();
  await expect(localStorage.getItem(CONSENT_KEY)).toBe('refused');
});

Reopened.test('accepting loads the container and returns the focus', async ({ canvas, userEvent }) => {
  await userEvent.click(inBar('Prihvatam'));
  await noBar();
  await expect(canvas.getByRole('button', { name: 'Kolačići' })).toHaveFocus();
  await waitFor(() => expect(container()).not.toBeNull());
});

/** The bar explains what a withdrawal does before it is done. */
export const ReopenedAfterAgreement = meta.story({
  beforeEach: () => localStorage.setItem(CONSENT_KEY, 'accepted'),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(container()).not.toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Kolačići' }));
    await expect(bar()).toHaveTextContent(
      'Vaš izbor: prihvaćeno. Ako odbijete, brišemo kolačiće analitike i ponovo učitavamo stranicu.',
    );
  },
});

/** An invalid stored value is no consent. */
export const Tampered = meta.story({
  beforeEach: () => localStorage.setItem(CONSENT_KEY, '{"analytics":true}'),
  play: async () => {
    await expect(inBar('Prihvatam')).toBeVisible();
    await expect(container()).toBeNull();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(bar().offsetHeight).toBeLessThanOrEqual(180);
    await expect(inBar('Odbijam').getBoundingClientRect().top).toBe(
      inBar('Prihvatam').getBoundingClientRect().top,
    );
  },
});

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' }, country: 'HR' },
  play: async () => {
    await expect(inBar('Prihvaćam')).toBeVisible();
    await expectNoHorizontalScroll();
  },
});

export const BA = meta.story({ globals: { country: 'BA' }, play: Asked.input.play });

export const RS = meta.story({
  globals: { country: 'RS' },
  play: async () => {
    await expect(bar()).toHaveTextContent(
      'Ako prihvatite, posete merimo uz pomoć kolačića. Ako odbijete, sajt radi isto.',
    );
    await expect(inBar('Prihvatam')).toBeVisible();
    await expect(inBar('Odbijam')).toBeVisible();
  },
});

export const HR = meta.story({
  globals: { country: 'HR' },
  play: async ({ userEvent, canvas }) => {
    await userEvent.click(inBar('Prihvaćam'));
    await userEvent.click(canvas.getByRole('button', { name: 'Kolačići' }));
    await expect(bar()).toHaveTextContent('brišemo kolačiće analitike i ponovno učitavamo stranicu.');
  },
});

export const ME = meta.story({
  globals: { country: 'ME' },
  play: async () => {
    await expect(bar()).toHaveTextContent('Ako prihvatite, posjete mjerimo uz pomoć kolačića.');
    await expect(inBar('Prihvatam')).toBeVisible();
  },
});
