const SCRIPT = './sw.js';

/** Removes the shop's workers. Pages that are open keep theirs until they are closed or reloaded. */
async function remove(container: ServiceWorkerContainer): Promise<void> {
  for (const registration of await container.getRegistrations()) await registration.unregister();
}

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
    const isBroken = file?.ok || file?.status === 404;
    if (isBroken) await remove(container);
  }
}
