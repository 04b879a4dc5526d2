import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { countrySettings } from '#features/shared/country';
import { forgetTyped } from '#features/shared/platform';
import type { AddressArgs } from './addresses';
import { countryOf } from './countryOf';
import { requireFit } from './geometry';
import { clearStorage, separateFromOtherTabs } from './ownTab';
import { expectNoRequests, wasAborted, watchRunningRequests } from './requests';
import type { ShopParameters } from './StoryShop';

separateFromOtherTabs();
watchRunningRequests();

/** Text that a missing message or an invalid number leaves on a page. */
const missingText = /\b(?:undefined|NaN|null)\b|\[object \w+\]/;

/** Mocks the network of every story. A request that no handler answers is an error in the console, which fails the story. */
export const addonNetwork = () =>
  addonMsw(async () => {
    const { setupWorker } = await import('msw/browser');
    const worker = setupWorker();
    await worker.start({
      quiet: true,
      async onUnhandledRequest(request) {
        // Storybook's own files.
        if (new URL(request.url).origin === location.origin) return;
        // It arrives after the story that aborted it, whose handlers are gone.
        if (await wasAborted(request)) return;
        console.error(`No handler answers ${request.method} ${request.url} ${await request.clone().text()}`);
      },
    });
    return worker;
  });

/** Stops the links to another country. They reload the page, which would end the story. */
function preventReload(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.getAttribute('href')?.startsWith('?')) event.preventDefault();
}

type StoryShopModule = typeof import('./shop');

/** Renders stories that have `parameters.shop` inside the shop, with the mock backend behind it. */
export const addonShop = () =>
  definePreviewAddon<{ parameters: { shop?: ShopParameters }; args: AddressArgs }>({
    loaders: [
      async ({ parameters, globals }) => {
        if (!parameters.shop) return {};
        const storyShop = await import('./shop');
        // Before the story is rendered, because plays start at once.
        if (globals.shell === 'on') await storyShop.loadShell();
        return { storyShop };
      },
    ],
    decorators: [
      (Story, { args, parameters, globals, loaded }) => {
        const own: ShopParameters | undefined = parameters.shop;
        const shop = own && args.address ? { ...own, path: args.address } : own;
        const storyShop: StoryShopModule | undefined = loaded.storyShop;
        if (!shop || !storyShop) return <Story />;
        const { StoryShop } = storyShop;
        return (
          <StoryShop shop={shop} country={countryOf(globals)} shell={globals.shell === 'on'}>
            <Story />
          </StoryShop>
        );
      },
    ],
    async beforeEach({ title, name, parameters, globals, loaded, msw }) {
      clearStorage();
      document.addEventListener('click', preventReload);
      const own: ShopParameters | undefined = parameters.shop;
      const storyShop: StoryShopModule | undefined = loaded.storyShop;
      if (!own || !storyShop) return;
      const { CART_KEY, applyToolbars, backendHandlers } = storyShop;
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
    async afterEach({ canvasElement, viewMode }) {
      // The next story may resize the window, which would abort the transition and fail that story.
      await document.activeViewTransition?.finished;
      // Axe measures contrast, so fades must end first. Longer animations are decoration that does not change it.
      const fades = document.getAnimations().filter(({ effect, playState }) => {
        const end = effect?.getComputedTiming().endTime;
        return playState === 'running' && typeof end === 'number' && end <= 1_000;
      });
      await Promise.allSettled(fades.map((fade) => fade.finished));
      // A docs page shows other texts around its stories. Dialogs are outside the canvas.
      const page = viewMode === 'docs' ? canvasElement : document.body;
      const [missing] = page.innerText.match(missingText) ?? [];
      if (missing) throw new Error(`The page says '${missing}' in place of a text.`);
      if (viewMode !== 'docs') requireFit();
    },
  });
