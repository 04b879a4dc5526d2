/** Addresses of style sheets that failed to load. */
const failed = new Set<string>();

/** Whether a style sheet failed to load: reading its rules throws, or it has none (the build emits no empty ones). */
function hasFailed({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** Remembers which of the page's style sheets failed to load. Those that are inline in the page are disabled links. */
export function noteFailedStyleSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]:not([disabled])')) {
    if (hasFailed(link)) failed.add(link.href);
  }
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
      reject(new Error(`no style sheet ${href}`));
    };
    document.head.append(link);
  });
}

/**
 * Fetches the failed style sheets again. The build's loader requests each only once, so a retry would otherwise load code
 * without its styles.
 */
export const refetchFailedStyleSheets = () => Promise.all(Array.from(failed, fetchStyleSheet));
