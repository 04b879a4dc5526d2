import { signUp } from '../shopper';
import { goToCheckout, logInAtCheckout } from './steps';
import { button, checkbox, link, main, title, within } from './target';
import { test } from './test';

/** Scripts that make a browser's storage unavailable or full. */
const browsers = {
  'blocks storage': () => {
    const denied = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, { get: denied });
  },
  'has a full storage': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [condition, script] of Object.entries(browsers))
  test.describe(`when the browser ${condition}`, () => {
    test.use({ before: `(${script})()` });
    test('the shop works until the page is closed', async ({ visitor, request }) => {
      const account = await signUp(request, 'BA', visitor.name);
      await visitor.open('/quiz?goal=potency');
      const answer = within(main(), checkbox());
      await visitor.press(answer);
      await visitor.press(button('Dalje'));
      await visitor.press(within(main(), link('Nazad')));
      await visitor.sees(answer, { checked: true });

      await visitor.read(() => location.assign('#/offers/libido'));
      await visitor.sees(title('Libido'), { focused: true });
      await goToCheckout(visitor);
      await logInAtCheckout(visitor, account);
      await visitor.press(button(/^Završi kupovinu/));
      await visitor.sees(title('Hvala na narudžbi'));
    });
  });
