import { routes } from '#features/shared/navigation';

/** Session storage key of the script whose absence has reloaded the page. */
const RELOADED_FOR = 'reloaded-for';

/** Whether a form has input that a reload would lose. */
const hasFormInput = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

const isAtCheckout = () => location.hash.split('?')[0] === `#${routes.checkout.href()}`;

/**
 * Reloads the page if a new release has replaced this one, whose script is then gone from the server. Reloads once per
 * release, and never during the checkout or while a form has input. Without storage the page could reload for ever, so it
 * does not reload.
 *
 * @param script the address of the running script; it has a hash in its name
 */
export async function reloadForNewRelease(script: string): Promise<void> {
  try {
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
    if (status !== 404 || isAtCheckout() || hasFormInput()) return;
    if (sessionStorage.getItem(RELOADED_FOR) === script) return;
    sessionStorage.setItem(RELOADED_FOR, script);
    location.reload();
  } catch {
    // Without network or storage, the failure notice and its retry button remain.
  }
}
