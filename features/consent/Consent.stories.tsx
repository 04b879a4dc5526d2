import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { boxOf } from '#storybook/geometry';
import { aboveOffer, PageBeneath } from '#storybook/PageBeneath';
import { backToTop, inCountry, type PlayContext } from '#storybook/shop/plays';
import preview from '#storybook/shop/preview';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Consent, type ConsentProps } from './Consent';
import { CONSENT_KEY, keepChoice, readChoice } from './choice';
import { messages } from './messages';

/** The page that ends with the footer's button, which opens the bar again. */
function PageWithButton(props: Omit<ConsentProps, 'reopened' | 'onClose'>) {
  const text = useMessages(messages);
  const [isReopened, setReopened] = useState(false);
  return (
    <>
      <Consent {...props} reopened={isReopened} onClose={() => setReopened(false)} />
      <PageBeneath />
      <Container>
        <Button tone="quiet" onClick={() => setReopened(true)}>
          {text.cookies}
        </Button>
      </Container>
    </>
  );
}

const withButton = ({ container, asks }: ConsentProps) => (
  <PageWithButton container={container} asks={asks} />
);

/** Whether the container was asked for. No story loads it: `.storybook/preview-head.html`. */
const isContainerAsked = () => window.dataLayer !== undefined;

const meta = preview.meta({
  title: 'Shell/Consent',
  component: Consent,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', shop: { ...aboveOffer, route: routes.offer.path } },
  args: { container: 'GTM-STORY', asks: true, reopened: false, onClose: () => {} },
  render: (args) => (
    <>
      <Consent {...args} />
      <PageBeneath />
    </>
  ),
  beforeEach: () => {
    delete window.dataLayer;
  },
  afterEach: backToTop,
});

export default meta;

/** The texts of the chosen country, with queries for the bar. */
function inBar({ canvas, globals }: PlayContext) {
  const { text } = inCountry(messages, globals);
  const bar = () => screen.getByRole('region', { name: text.cookies });
  return {
    text,
    bar,
    noBar: () => expect(screen.queryByRole('region', { name: text.cookies })).toBeNull(),
    accept: () => within(bar()).getByRole('button', { name: text.accept }),
    refuse: () => within(bar()).getByRole('button', { name: text.refuse }),
    privacy: () => within(bar()).getByRole('link', { name: text.byCookies }),
    /** The button of the page that opens the bar again. */
    reopen: () => canvas.getByRole('button', { name: text.cookies }),
  };
}

/** Before a choice nothing is requested from the analytics host, nothing is stored, and both choices take one press. */
export const Asked = meta.story({
  play: async (context) => {
    const { text, bar, accept, refuse, privacy } = inBar(context);
    await expect(bar()).toHaveTextContent(text.question);
    await expect(privacy()).toHaveAttribute('href', '/privacy-policy');
    await expect(accept().className).toBe(refuse().className);
    // The law wants both choices equally easy to see.
    const { width, height, top } = boxOf(accept());
    await expect(boxOf(refuse())).toMatchObject({ width, height, top });
    await expect(isContainerAsked()).toBe(false);
    await expect(readChoice()).toBeUndefined();
    await expect(bar().contains(document.activeElement)).toBe(false);
  },
});

Asked.test(
  'on a phone it covers at most 96 px, above which the button of an offer ends',
  { tags: ['thorough'], globals: { viewport: { value: 'phone' } } },
  async (context) => {
    const { bar } = inBar(context);
    await expect(window.innerHeight - boxOf(bar()).top).toBeLessThanOrEqual(96);
  },
);

Asked.test('the first tab stops are its link and its two buttons', async (context) => {
  const { canvas, userEvent } = context;
  const { bar, noBar, accept, refuse, privacy } = inBar(context);
  await userEvent.tab();
  await expect(privacy()).toHaveFocus();
  await userEvent.tab();
  await expect(refuse()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect(bar()).toBeVisible();
  await userEvent.tab();
  await expect(accept()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await noBar();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});

/** After the consent the container is loaded once. */
export const Accepted = meta.story({
  play: async (context) => {
    const { noBar, accept } = inBar(context);
    await context.userEvent.click(accept());
    await noBar();
    await expect(readChoice()).toBe('accepted');
    await waitFor(() => expect(isContainerAsked()).toBe(true));
  },
});

/** After a refusal the bar is gone, and no container is loaded. */
export const Refused = meta.story({
  play: async (context) => {
    const { noBar, refuse } = inBar(context);
    await context.userEvent.click(refuse());
    await noBar();
    await expect(readChoice()).toBe('refused');
    await expect(isContainerAsked()).toBe(false);
  },
});

/** Opened from the footer after a refusal: the bar has the focus and names the choice. */
export const Reopened = meta.story({
  render: withButton,
  beforeEach: () => keepChoice('refused'),
  play: async (context) => {
    const { text, bar, noBar, reopen } = inBar(context);
    await noBar();
    await context.userEvent.click(reopen());
    await expect(bar()).toHaveFocus();
    await expect(bar()).toHaveTextContent(text.chosen.refused);
    await expect(isContainerAsked()).toBe(false);
  },
});

Reopened.test('Escape closes the bar and keeps the choice', async (context) => {
  const { noBar, reopen } = inBar(context);
  await context.userEvent.keyboard('{Escape}');
  await noBar();
  await expect(reopen()).toHaveFocus();
  await expect(readChoice()).toBe('refused');
});

Reopened.test('accepting loads the container and returns the focus', async (context) => {
  const { noBar, accept, reopen } = inBar(context);
  await context.userEvent.click(accept());
  await noBar();
  await expect(reopen()).toHaveFocus();
  await waitFor(() => expect(isContainerAsked()).toBe(true));
});

/** Opened from the footer after a consent: the bar explains what a withdrawal does before it is done. */
export const ReopenedAfterAgreement = meta.story({
  render: withButton,
  beforeEach: () => keepChoice('accepted'),
  play: async (context) => {
    const { text, bar, reopen } = inBar(context);
    await waitFor(() => expect(isContainerAsked()).toBe(true));
    await context.userEvent.click(reopen());
    await expect(bar()).toHaveTextContent(text.chosen.accepted);
  },
});

/** An invalid stored value is no consent: the visitor is asked. */
export const Tampered = meta.story({
  beforeEach: () => localStorage.setItem(CONSENT_KEY, '{"analytics":true}'),
  play: async (context) => {
    await expect(inBar(context).accept()).toBeVisible();
    await expect(isContainerAsked()).toBe(false);
  },
});

/** Bosnia and Herzegovina: the visitor is asked. */
export const BA = Asked.extend({ tags: ['thorough'], globals: { country: 'BA' } });

/** Serbia: the visitor is asked. */
export const RS = Asked.extend({ globals: { country: 'RS' } });

/** Croatia: the visitor is asked. */
export const HR = Asked.extend({ globals: { country: 'HR' } });

/** Montenegro: the visitor is asked. */
export const ME = Asked.extend({ globals: { country: 'ME' } });
