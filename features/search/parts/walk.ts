/** The field's place before the first result. */
const FIELD = -1;

/**
 * Where an arrow leads from one place among `count` results in `columns`: along the rows, down the columns, and from the
 * first row up to the field. `undefined` for what is no arrow there: in the field, left and right belong to the text.
 */
export function placeAfter(key: string, at: number, count: number, columns: number): number | undefined {
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

/** Moves the focus between the field and the links of the results, and has what is typed on a result go to the field. */
export function walk(event: KeyboardEvent, field: HTMLElement | null, list: HTMLElement | null): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const links = Array.from<Element>(list?.querySelectorAll('a') ?? []);
  const at = document.activeElement ? links.indexOf(document.activeElement) : FIELD;
  if (event.key.startsWith('Arrow')) {
    const to = placeAfter(event.key, at, links.length, columnsOf(links));
    if (to === undefined) return;
    event.preventDefault();
    const target = links[to] ?? field;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    // All of the result, not its link alone.
    (target?.closest('li') ?? target)?.scrollIntoView({ block: 'nearest' });
    return;
  }
  // The letter itself follows the focus.
  const isTyped = event.key === 'Backspace' || event.key.length === 1;
  if (at !== FIELD && isTyped) field?.focus({ preventScroll: true });
}

/** How many stand beside the first. */
function columnsOf(links: readonly Element[]): number {
  const [first, ...others] = links.map((link) => (link.closest('li') ?? link).getBoundingClientRect().top);
  const next = others.findIndex((top) => top !== first);
  return next === -1 ? Math.max(1, links.length) : next + 1;
}
