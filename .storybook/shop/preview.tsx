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
      return Object.assign(network, { start: async () => undefined, stop: network.disable });
    }),
    addonShop(),
    addonDesigns(),
  ],
  ...rest,
});
