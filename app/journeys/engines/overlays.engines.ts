import { button, dialog, link, main, title, within } from './target';
import { test } from './test';

/** The menu is a phone's. */
const openers = { cart: /^Korpa/, search: 'Pretraga', menu: 'Meni' };

for (const [overlay, name] of Object.entries(openers)) {
  test(`Back closes the ${overlay}, and the next Back leaves the page`, async ({ visitor }) => {
    await visitor.open('/most-popular');
    await visitor.press(within(main(), link('Alpha Potent')));
    await visitor.sees(title('Alpha Potent'), { focused: true });

    await visitor.press(button(name));
    await visitor.sees(dialog());
    await visitor.back();
    await visitor.seesNo(dialog());
    await visitor.sees(button(name), { focused: true, expanded: 'false' });
    await visitor.isAt(/^\/offers\/alpha-potent$/);

    await visitor.back();
    await visitor.sees(title('Najpopularniji'), { focused: true });
    await visitor.forward();
    await visitor.sees(title('Alpha Potent'), { focused: true });
    await visitor.seesNo(dialog());
  });

  test(`Escape closes the ${overlay} and the focus returns`, async ({ visitor }) => {
    await visitor.open('/offers/alpha-potent');
    await visitor.press(button(name));
    await visitor.sees(dialog());
    await visitor.key('Escape');
    await visitor.seesNo(dialog());
    await visitor.sees(button(name), { focused: true });
    await visitor.isAt(/^\/offers\/alpha-potent$/);
  });
}
