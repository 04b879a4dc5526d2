/** The index of the field, before the first result. */
const FIELD = -1;

/**
 * The index that an arrow key leads to from `at`, among `count` results in `columns`: along the rows, down the columns,
 * and from the first row up to the field. `undefined` for other keys, and for left and right in the field, where they
 * move the caret.
 */
export function indexAfter(key: string, at: number, count: number, columns: number): number | undefined {
  if (at === FIELD) return key === 'ArrowDown' && count > 0 ? 0 : undefined;
  const last = count - 1;
  const isInLastRow = Math.floor(at / columns) === Math.floor(last / columns);
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, last);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'ArrowDown':
      return isInLastRow ? at : Math.min(at + columns, last);
    case 'ArrowUp':
      return at < columns ? FIELD : at - columns;
    default:
      return undefined;
  }
}

/** Moves the focus between the field and the results' links. What is typed on a result goes to the field. */
export function moveFocus(event: KeyboardEvent, field: HTMLElement | null, list: HTMLElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const links = Array.from<Element>(list?.querySelectorAll('a') ?? []);
  const at = document.activeElement ? links.indexOf(document.activeElement) : FIELD;
  if (event.key.startsWith('Arrow')) {
    const to = indexAfter(event.key, at, links.length, columnsOf(links));
    if (to === undefined) return;
    event.preventDefault();
    const target = links[to] ?? field;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    // Scroll to the whole result, not only its link.
    (target?.closest('li') ?? target)?.scrollIntoView({ block: 'nearest' });
    return;
  }
  // The browser then types the letter into the focused field.
  const isTyped = event.key === 'Backspace' || event.key.length === 1;
  if (at !== FIELD && isTyped) field?.focus({ preventScroll: true });
}

/** How many results stand in the first row. */
function columnsOf(links: readonly Element[]): number {
  const [first, ...others] = links.map((link) => (link.closest('li') ?? link).getBoundingClientRect().top);
  const next = others.findIndex((top) => top !== first);
  return next === -1 ? Math.max(1, links.length) : next + 1;
}
