import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Band } from '#ui/Band';
import { Button } from '#ui/Button';
import { Container } from '#ui/Container';
import { Link } from '#ui/Link';
import { Notice, noticeTones } from '#ui/Notice';

const onRetry = fn();

const meta = preview.meta({
  title: 'UI/Feedback/Notice',
  component: Notice,
  args: { children: 'Odgovori su anonimni. Kviz nije zamjena za pregled kod ljekara.' },
  argTypes: { tone: { control: 'inline-radio', options: noticeTones } },
});

export default meta;

/** An information that is there as long as it applies. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Odgovori su anonimni.');
  },
});

/** A caution with a title, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { tone: 'warning', title: 'Još malo' } });

/** An article was put into the cart. */
export const Success = meta.story({ args: { tone: 'success', children: 'Alpha Potent je dodan u korpu' } });

/** A price has changed; the text says what to check. */
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Cijena se promijenila',
    children: 'Libido sada košta 39,90 KM. Provjerite ukupan iznos prije narudžbe.',
  },
});

/** An order was not sent; a button tries again. */
export const ErrorWithARetry = meta.story({
  args: {
    tone: 'error',
    title: 'Narudžba nije poslana.',
    children: 'Provjerite internet vezu i pokušajte ponovo, ili nas pozovite.',
    action: (
      <Button size="small" tone="quiet" onClick={onRetry}>
        Pokušajte ponovo
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Narudžba nije poslana.');
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušajte ponovo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

/** A wrong password, said in one sentence. */
export const ErrorInOneSentence = meta.story({
  args: { tone: 'error', children: 'Pogrešan email ili lozinka' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Pogrešan email ili lozinka');
  },
});

/** A notice that is on the page from the start; screen readers do not announce it. */
export const NotLive = meta.story({
  args: { live: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.getByText(/Odgovori su anonimni/)).toBeVisible();
  },
});

/** A failure on dark green. */
export const OnADeepBand = meta.story({
  args: {
    title: 'Učlanjenje nije uspjelo',
    tone: 'error',
    children: (
      <>
        Pokušajte ponovo ili nam <Link href="/kontaktiraje-nas">pišite</Link>.
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Band tone="deep">
        <Container width="text">
          <Story />
        </Container>
      </Band>
    ),
  ],
});

/** A title and a text of several lines. */
export const LongText = meta.story({
  args: {
    tone: 'info',
    title: 'Isporuka poštom traje od 24 do 48 sati nakon što je paket predan kurirskoj službi',
    children:
      'Narudžbe obrađujemo i šaljemo od ponedjeljka do petka. Kad paket krene, šaljemo vam poruku na broj telefona koji ste ostavili prilikom narudžbe.',
  },
});
