import { routes } from '../routes';

/** Session storage key of the release for which the page last reloaded. */
const RELOADED_FOR = 'reloaded-for';

/** The entry script that the boot script in `index.html` starts. Its name changes with every build. */
const ENTRY = /"entry":"([^"]+)"/;

/** Whether a form has input that a reload would lose. */
const hasFormInput = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

const isAtCheckout = () => location.hash.split('?')[0] === `#${routes.checkout.href()}`;

/**
 * Reloads the page if a new release has replaced the code that failed to load. Reloads once per release, and never
 * during the checkout or while a form has input. Without storage the page could reload for ever, so it does not reload.
 */
export async function reloadForNewRelease(): Promise<void> {
  try {
    const here = document.querySelector('script[type="module"][src]')?.getAttribute('src');
    const response = await fetch(location.pathname, { cache: 'no-store' });
    const released = ENTRY.exec(await response.text())?.[1];
    if (!here || !released || released === here || isAtCheckout() || hasFormInput()) return;
    if (sessionStorage.getItem(RELOADED_FOR) === released) return;
    sessionStorage.setItem(RELOADED_FOR, released);
    location.reload();
  } catch {
    // Without network or storage, the failure notice and its retry button remain.
  }
}
