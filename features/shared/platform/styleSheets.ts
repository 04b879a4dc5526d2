/** Addresses of style sheets that did not come. */
const lost = new Set<string>();

/** Whether a style sheet of the shop's own is empty, as the build makes none, or may not be read, as one that failed. */
function isLost({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

/** Notes which of the page's style sheets did not come. */
export function noteLostStyleSheets(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (isLost(link)) lost.add(link.href);
  }
}

function fetchStyleSheet(href: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => {
      lost.delete(href);
      resolve();
    };
    link.onerror = () => {
      link.remove();
      reject(new Error(`no style sheet ${href}`));
    };
    document.head.append(link);
  });
}

/** Fetches them again. The build's own loader asks for each only once, and a second try would bring code without its looks. */
export const fetchLostStyleSheets = () => Promise.all(Array.from(lost, fetchStyleSheet));
