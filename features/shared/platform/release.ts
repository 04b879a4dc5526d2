import { routes } from '../routes';

/** The release that the page has reloaded itself for, kept for the tab. */
const RELOADED_FOR = 'reloaded-for';

/** Every build gives its first script a new name. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

/** Somebody is filling in a form, which a reload would empty. */
const isTyping = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

const isAtCheckout = () => location.hash.split('?')[0] === `#${routes.checkout.href()}`;

/**
 * Where code did not come because a new release has replaced it, reloads the page: once for a release, and never
 * under the hands of somebody who is ordering or typing. Without storage it could go on for ever, so there it does not
 * begin.
 */
export async function reloadForNewRelease(): Promise<void> {
  try {
    const here = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    const response = await fetch(location.pathname, { cache: 'no-store' });
    const released = ENTRY.exec(await response.text())?.[1];
    if (!here || !released || released === here || isAtCheckout() || isTyping()) return;
    if (sessionStorage.getItem(RELOADED_FOR) === released) return;
    sessionStorage.setItem(RELOADED_FOR, released);
    location.reload();
  } catch {
    // No network or no storage: the message stands, and its button.
  }
}
