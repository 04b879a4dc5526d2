/** Addresses of style sheets that failed to load, with the request that runs for them. */
const failed = new Map<string, Promise<void> | undefined>();

/** Whether a style sheet failed to load: reading its rules throws, or it has none (the build emits no empty ones). */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/**
 * Remembers which of the page's style sheets failed to load. Those that are inline in the page are disabled links.
 *
 * @returns those that were not known to have failed
 */
export function noteFailedStyleSheets(): string[] {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])');
  const hrefs = [...links].filter(hasFailed).map(({ href }) => href);
  const noted = hrefs.filter((href) => !failed.has(href));
  for (const href of noted) failed.set(href, undefined);
  return noted;
}

function fetchStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => {
      failed.delete(href);
      resolve();
    };
    link.onerror = () => {
      link.remove();
      failed.set(href, undefined);
      reject(new Error(`no style sheet ${href}`));
    };
    document.head.append(link);
  });
}

function refetch(href: string): Promise<void> {
  const request = failed.get(href) ?? fetchStyleSheet(href);
  failed.set(href, request);
  return request;
}

/**
 * Fetches the failed style sheets again. The build's loader requests each only once, so a retry would otherwise load code
 * without its styles. Waits only for those that the code has failed for: one that keeps failing does not hold up other code.
 */
export async function refetchFailedStyleSheets(needed: ReadonlySet<string>): Promise<void> {
  const requests: Promise<void>[] = [];
  for (const href of failed.keys()) {
    const request = refetch(href);
    if (needed.has(href)) requests.push(request);
    // Whoever needs it is told.
    else request.catch(() => undefined);
  }
  await Promise.all(requests);
}
