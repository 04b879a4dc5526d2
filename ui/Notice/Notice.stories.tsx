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

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Odgovori su anonimni.');
  },
});

export const Playground = meta.story({ args: { tone: 'warning', title: 'Još malo' } });

export const Success = meta.story({ args: { tone: 'success', children: 'Alpha Potent je dodan u korpu' } });

export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: 'Cijena se promijenila',
    children: 'Libido sada košta 39,90 KM. Provjerite ukupan iznos prije narudžbe.',
  },
});

export const ErrorWithARetry = meta.story({
  args: {
    tone: 'error',
    title: 'Narudžba nije poslana.',
    children: 'Provjerite internet vezu i pokušajte ponovo, ili nas pozovite.',
    action: (
      <Button size="small" tone="quiet" onClick={onRetry}>
        Pokušaj ponovo
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Narudžba nije poslana.');
    await userEvent.click(canvas.getByRole('button', { name: 'Pokušaj ponovo' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
});

export const ErrorInOneSentence = meta.story({
  args: { tone: 'error', children: 'Pogrešan email ili lozinka' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Pogrešan email ili lozinka');
  },
});

export const NotLive = meta.story({
  args: { live: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await expect(canvas.getByText(/Odgovori su anonimni/)).toBeVisible();
  },
});

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

export const LongText = meta.story({
  args: {
    tone: 'info',
    title: 'Isporuka poštom traje od 24 do 48 sati nakon što je paket predan kurirskoj službi',
    children:
      'Narudžbe obrađujemo i šaljemo od ponedjeljka do petka. Kad paket krene, šaljemo vam poruku na broj telefona koji ste ostavili prilikom narudžbe.',
  },
});
