import { setupWorker } from 'msw/browser';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { CART_KEY } from '#features/shared/cart';
import { countrySettings } from '#features/shared/country';
import { backendHandlers } from '#mocks/browser';
import { countryOf, type ShopParameters, StoryShop } from './StoryShop';

const unanswered: string[] = [];

/** What stands on a page where a text is missing, or a number was not one. */
const gap = /\b(?:undefined|NaN|null)\b|\[object \w+\]/;

/** The network of every story: what nobody answers is noted, and fails the story. */
export const addonNetwork = () =>
  addonMsw(async () => {
    const worker = setupWorker();
    await worker.start({
      quiet: true,
      onUnhandledRequest(request, print) {
        // Storybook's own files come from here; everything else a story asks for must have an answer.
        if (new URL(request.url).origin === location.origin) return;
        unanswered.push(`${request.method} ${request.url}`);
        print.error();
      },
    });
    return worker;
  });

/** A story is one load of the page: a link that loads the shop anew, in another country, leaves it where it is. */
function stay(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.getAttribute('href')?.startsWith('?')) event.preventDefault();
}

/** Gives a story that has `parameters.shop` the shop around it and the mock backend behind it. */
export const addonShop = () =>
  definePreviewAddon<{ parameters: { shop?: ShopParameters } }>({
    decorators: [
      (Story, { parameters, globals }) => {
        const shop: ShopParameters | undefined = parameters.shop;
        return shop ? (
          <StoryShop shop={shop} country={countryOf(globals)}>
            <Story />
          </StoryShop>
        ) : (
          <Story />
        );
      },
    ],
    beforeEach({ parameters, globals, msw }) {
      unanswered.length = 0;
      localStorage.removeItem(CART_KEY);
      document.addEventListener('click', stay);
      const shop: ShopParameters | undefined = parameters.shop;
      if (!shop) return;
      if (shop.cart) localStorage.setItem(CART_KEY, JSON.stringify(shop.cart));
      const country = countryOf(globals);
      const page = document.documentElement;
      const { lang } = page;
      page.lang = countrySettings[country].lang;
      const { now } = Date;
      if (shop.now !== undefined) {
        const moment = Date.parse(shop.now);
        // Not a spy, which notes the time of every call itself.
        Date.now = () => moment;
      }
      msw.use(...backendHandlers({ country, scenarios: shop.scenarios ?? [] }));
      return () => {
        Date.now = now;
        page.lang = lang;
      };
    },
    async afterEach() {
      // A page change that the next story's viewport cuts short would be that story's error.
      await document.activeViewTransition?.finished;
      // What is still fading has not the contrast that axe is to measure; longer animations are clocks and sheens.
      const fades = document.getAnimations().filter(({ effect, playState }) => {
        const end = effect?.getComputedTiming().endTime;
        return playState === 'running' && typeof end === 'number' && end <= 1_000;
      });
      await Promise.allSettled(fades.map((fade) => fade.finished));
      const [missing] = document.body.innerText.match(gap) ?? [];
      if (missing) throw new Error(`The page reads '${missing}' where a text of the country should stand.`);
      if (unanswered.length > 0) throw new Error(`Nobody answered ${unanswered.join(', ')}`);
    },
  });
