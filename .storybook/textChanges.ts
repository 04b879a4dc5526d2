import { definePreviewAddon } from 'storybook/internal/csf';

/**
 * Watches for texts that change, come or go beside other nodes. Translators of browsers replace each text node; React then
 * changes nodes that are no longer on the page, or throws. It sets the only text of an element anew instead. Returns a
 * function that ends the watch and throws if there were any.
 */
export function watchTextChanges(): () => void {
  const found = new Set<string>();
  const read = (records: MutationRecord[]) => {
    for (const { target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      // Its own texts are the spaces of the frame's page, between which dialogs open.
      if (target === document.body) continue;
      const changes = isText(target) && (target.previousSibling ?? target.nextSibling);
      const comesOrGoes = [...addedNodes, ...removedNodes].some(isText) && (previousSibling ?? nextSibling);
      const movesText = addedNodes.length > 0 && isText(nextSibling);
      if (changes || comesOrGoes || movesText)
        found.add(String((target.parentElement ?? target).textContent));
    }
  };
  const observer = new MutationObserver(read);
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    read(observer.takeRecords());
    observer.disconnect();
    if (found.size > 0)
      throw new Error(`Texts need an element of their own to change in:\n${[...found].join('\n')}`);
  };
}

const isText = (node: Node | null) => node?.nodeType === Node.TEXT_NODE;

/** Fails a story in which `watchTextChanges` finds a text. */
export const addonTextChanges = () => {
  let endWatch: () => void;
  return definePreviewAddon({
    beforeEach() {
      endWatch = watchTextChanges();
    },
    afterEach: () => endWatch(),
  });
};
