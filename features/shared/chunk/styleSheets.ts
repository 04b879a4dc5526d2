/** Addresses of style sheets that did not come. */
const lost = new Set<string>();

/** Notes which of the page's style sheets are empty. The build makes no empty ones. */
export function noteLostStyleSheets(): void {
  for (const { href, sheet } of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (!sheet?.cssRules.length) lost.add(href);
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
