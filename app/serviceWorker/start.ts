import { isGone } from '../isGone';

const SCRIPT = './sw.js';

/**
 * Registers the service worker, by which the shop opens without a network (Specification/Kept data), and looks for that
 * of a newer release. A worker whose file is gone, or throws, is removed.
 */
export async function startServiceWorker(container: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await container.register(SCRIPT, { updateViaCache: 'none' });
    await registration.update();
  } catch {
    // The same error stands for a missing network, a missing file and a script that throws.
    const file = await fetch(SCRIPT, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);
    const isBroken = file !== undefined && (file.ok || isGone(file.status));
    // Pages that are open keep theirs until they are closed or reloaded.
    if (isBroken) await (await container.getRegistration())?.unregister();
  }
}
