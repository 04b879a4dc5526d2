import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Grid } from '#ui/Grid';
import { Price, priceSizes } from './Price';

const meta = preview.meta({
  title: 'Shared/Price',
  component: Price,
  args: {
    price: '46,90\u00a0KM',
    oldPrice: '99,90\u00a0KM',
    savings: 'Štedite 53,00\u00a0KM',
    labels: { price: 'Cijena', oldPrice: 'Stara cijena' },
  },
  argTypes: { size: { control: 'inline-radio', options: priceSizes } },
});

export default meta;

/** The price on a card: new, and the old one struck through below it. */
export const Default = meta.story({
  render: ({ savings: _, ...args }) => <Price {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('99,90 KM').closest('s')).toHaveTextContent('Stara cijena 99,90 KM');
    await expect(canvasElement).toHaveTextContent('Cijena 46,90 KMStara cijena 99,90 KM');
  },
});

/** The price beside the main button of an offer. */
export const Large = meta.story({ args: { size: 'large' } });

/** The price of a bundle, with that of its contents. */
export const Bundle = meta.story({
  args: {
    size: 'large',
    price: '79,90\u00a0KM',
    oldPrice: '169,80\u00a0KM',
    before: 'Odvojeno 86,80\u00a0KM, u paketu',
    savings: '6,90\u00a0KM manje',
  },
});

/** The price at the end of a line of the cart. */
export const Row = meta.story({
  args: { size: 'row' },
  render: ({ savings: _, ...args }) => <Price {...args} />,
});

/** The price in the bar at the lower edge of a phone. */
export const Bar = meta.story({
  args: { size: 'bar' },
  render: ({ savings: _, ...args }) => <Price {...args} />,
});

const notes = ['Najniža cijena u posljednjih 30 dana: 49,90\u00a0KM', 'Cijena za komad: 0,78\u00a0KM'];

/** A card in Croatia names the lowest price of the last 30 days, and the price of a piece. */
export const WithNotes = meta.story({
  args: { notes },
  render: ({ savings: _, ...args }) => <Price {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Najniža cijena u posljednjih 30 dana: 49,90 KM')).toBeVisible();
  },
});

/** The same on the page of an offer. */
export const LargeWithNotes = meta.story({ args: { notes, size: 'large' } });

/** One price alone. */
export const WithoutDiscount = meta.story({
  render: ({ price, labels }) => <Price price={price} labels={labels} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('s')).not.toBeInTheDocument();
  },
});

/** The price on dark green. */
export const OnDeep = meta.story({
  args: { size: 'large' },
  parameters: { layout: 'fullscreen' },
  render: ({ savings: _, ...args }) => (
    <Band tone="deep">
      <Container>
        <Price {...args} />
      </Container>
    </Band>
  ),
});

/** The longest amounts in the narrowest layout: two cards on a 320 px phone. */
export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Container>
      <Grid
        columns={{ phone: 2, tablet: 3 }}
        gap={{ phone: '7', tablet: '9', desktop: '10' }}
        columnGap={{ phone: '3', tablet: '6' }}
      >
        {['12.345,00\u00a0RSD', '4.690,00\u00a0RSD'].map((price) => (
          <div key={price} data-testid="card">
            <Price
              {...args}
              price={price}
              oldPrice={'24.690,00\u00a0RSD'}
              savings={'Uštedite 12.345,00\u00a0RSD na ovoj narudžbi'}
            />
          </div>
        ))}
      </Grid>
    </Container>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByTestId('card')) {
      await expect(card.scrollWidth).toBe(card.clientWidth);
    }
  },
});
