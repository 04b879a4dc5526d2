const asIfReduced = (query: string) =>
  query
    .replaceAll(/\(\s*prefers-reduced-motion\s*:\s*reduce\s*\)/g, '(min-width: 0px)')
    .replaceAll(/\(\s*prefers-reduced-motion\s*:\s*no-preference\s*\)/g, '(max-width: 0px)');

/** The media rules of a style sheet, nested ones included. */
function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...('cssRules' in rule && rule.cssRules instanceof CSSRuleList ? mediaRules(rule.cssRules) : []),
  ]);
}

/**
 * Makes the page behave as if the visitor preferred reduced motion, which a page cannot set: rewrites the media queries
 * of style sheets, those that load later included, and of `matchMedia`. Returns a function that undoes it.
 */
export function emulateReducedMotion(): () => void {
  const originals = new Map<MediaList, string>();
  const { matchMedia } = window;

  function rewriteSheets() {
    for (const { media } of [...document.styleSheets].flatMap(({ cssRules }) => mediaRules(cssRules))) {
      const rewritten = asIfReduced(media.mediaText);
      if (rewritten === media.mediaText) continue;
      originals.set(media, media.mediaText);
      media.mediaText = rewritten;
    }
  }

  rewriteSheets();
  window.matchMedia = (query) => matchMedia.call(window, asIfReduced(query));
  const observer = new MutationObserver(rewriteSheets);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  // A style sheet of a file has no rules until it has loaded.
  document.head.addEventListener('load', rewriteSheets, true);

  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', rewriteSheets, true);
    window.matchMedia = matchMedia;
    for (const [media, text] of originals) media.mediaText = text;
  };
}
