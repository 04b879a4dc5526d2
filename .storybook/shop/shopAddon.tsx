import { definePreviewAddon } from 'storybook/internal/csf';
import { CART_KEY } from '#features/shared/cart';
import { countrySettings } from '#features/shared/country';
import { forgetTyped } from '#features/shared/platform';
import { backendHandlers } from '#mocks/browser';
import { applyToolbars } from './applyToolbars';
import { countryOf } from './countryOf';
import { expectNoRequests } from './network';
import { clearStorage, separateFromOtherTabs } from './ownTab';
import { loadShell, type ShopParameters, StoryShop } from './StoryShop';

separateFromOtherTabs();

/** Stops the links to another country. They reload the page, which would end the story. */
function preventReload(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.getAttribute('href')?.startsWith('?')) event.preventDefault();
}

/** Renders stories that have `parameters.shop` inside the shop, with the mock backend behind it. */
export const addonShop = () =>
  definePreviewAddon<{ parameters: { shop?: ShopParameters } }>({
    loaders: [
      async ({ parameters, globals }) => {
        // Before the story is rendered, because plays start at once.
        if (parameters.shop && globals.shell === 'on') await loadShell();
      },
    ],
    decorators: [
      (Story, { parameters, globals }) => {
        const shop: ShopParameters | undefined = parameters.shop;
        if (!shop) return <Story />;
        return (
          <StoryShop shop={shop} country={countryOf(globals)} shell={globals.shell === 'on'}>
            <Story />
          </StoryShop>
        );
      },
    ],
    async beforeEach({ title, name, parameters, globals, msw }) {
      clearStorage();
      document.addEventListener('click', preventReload);
      const own: ShopParameters | undefined = parameters.shop;
      if (!own) return;
      const shop = applyToolbars(own, globals);
      forgetTyped();
      if (shop.cart) localStorage.setItem(CART_KEY, JSON.stringify(shop.cart));
      const country = countryOf(globals);
      const page = document.documentElement;
      const { lang } = page;
      page.lang = countrySettings[country].lang;
      const { now } = Date;
      const network = new AbortController();
      if (shop.now !== undefined) {
        const began = Date.parse(shop.now) - performance.now();
        // Not a spy: a spy calls `Date.now` itself to record the time of each call.
        Date.now = () => Math.round(began + performance.now());
      }
      const { scenarios = [], answers = [] } = shop;
      msw.use(...backendHandlers({ country, scenarios, answers, ends: network.signal }));
      return async () => {
        Date.now = now;
        page.lang = lang;
        // The story is over, and nothing of it may reach the next one. It is still on the page: what its own clean-up has
        // caused, such as the requests after an `online` event, is sent in this task's microtasks.
        await new Promise((resolve) => setTimeout(resolve));
        network.abort();
        await expectNoRequests(`${title} > ${name}`);
      };
    },
  });
