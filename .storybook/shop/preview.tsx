import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { addonDesigns } from '../designs/DesignOverlay';
import { generic } from '../preview';
import { network } from './network';
import { addonShop } from './shopAddon';

const { addons, ...rest } = generic;

/** The preview of stories of the shop: what holds for every story, and the shop and its mocked network around it. */
export default definePreview({
  addons: [
    ...addons,
    addonMsw(() => {
      network.enable();
      // The add-on's type is that of a service worker, which it never starts or stops.
      return Object.assign(network, { start: async () => undefined, stop: network.disable });
    }),
    addonShop(),
    addonDesigns(),
  ],
  ...rest,
  tags: ['autodocs'],
  // Screens take no props.
  parameters: { ...rest.parameters, controls: { disable: true } },
});
