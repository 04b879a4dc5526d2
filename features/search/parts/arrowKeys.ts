/** The index of the field, which precedes the results. */
const FIELD = -1;

/**
 * Returns the index that an arrow key moves to from `from`, among `count` results in `columns` columns. Up from the
 * first row moves to the field. Returns `undefined` for other keys, and for left and right in the field, where they move the
 * caret.
 */
export function indexAfter(key: string, from: number, count: number, columns: number): number | undefined {
  if (from === FIELD) return key === 'ArrowDown' && count > 0 ? 0 : undefined;
  const last = count - 1;
  const isInLastRow = Math.floor(from / columns) === Math.floor(last / columns);
  switch (key) {
    case 'ArrowRight':
      return Math.min(from + 1, last);
    case 'ArrowLeft':
      return Math.max(from - 1, 0);
    case 'ArrowDown':
      return isInLastRow ? from : Math.min(from + columns, last);
    case 'ArrowUp':
      return from < columns ? FIELD : from - columns;
    default:
      return undefined;
  }
}

/** Moves the focus between the field and the links of the results. Typing on a result moves it to the field. */
export function moveFocus(event: KeyboardEvent, field: HTMLElement | null, list: HTMLElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const links = Array.from<Element>(list?.querySelectorAll('a') ?? []);
  const from = document.activeElement ? links.indexOf(document.activeElement) : FIELD;
  if (event.key.startsWith('Arrow')) {
    const to = indexAfter(event.key, from, links.length, columnsOf(links));
    if (to === undefined) return;
    event.preventDefault();
    const target = links[to] ?? field;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    // Scroll to the whole result, not only its link.
    (target?.closest('li') ?? target)?.scrollIntoView({ block: 'nearest' });
    return;
  }
  // After this listener, the browser types the character into the focused field.
  const isTyped = event.key === 'Backspace' || event.key.length === 1;
  if (from !== FIELD && isTyped) field?.focus({ preventScroll: true });
}

/** The number of results in the first row. */
function columnsOf(links: readonly Element[]): number {
  const [first, ...others] = links.map((link) => (link.closest('li') ?? link).getBoundingClientRect().top);
  const next = others.findIndex((top) => top !== first);
  return next === -1 ? Math.max(1, links.length) : next + 1;
}
