import { routes } from '#features/shared/navigation';
import { hasTyped } from '#features/shared/platform';
import { pageAt } from './routes';

/** Whether a server says that a file is gone. The storage of clouds says 403. */
const isGone = (status: number) => [403, 404, 410].includes(status);

/** Session storage key of the script whose absence has reloaded the page. */
const RELOADED_FOR = 'reloaded-for';

const isAtCheckout = () => pageAt(location.hash.slice(1))?.path === routes.checkout.path;

/**
 * Reloads the page if a new release has replaced this one, whose script is then gone from the server. Reloads once per
 * release, and never during the checkout or after the visitor has typed something. Without storage the page could reload
 * for ever, so it does not reload.
 *
 * @param script the address of the running script; it has a hash in its name
 */
export async function reloadForNewRelease(script: string): Promise<void> {
  try {
    const { status } = await fetch(script, { method: 'HEAD', cache: 'no-store' });
    if (!isGone(status) || isAtCheckout() || hasTyped()) return;
    if (sessionStorage.getItem(RELOADED_FOR) === script) return;
    sessionStorage.setItem(RELOADED_FOR, script);
    location.reload();
  } catch {
    // Without network or storage, the failure notice and its retry button remain.
  }
}
