/** Whose turn it is, and after it those who wait. */
const queue: (() => void)[] = [];

/**
 * Starts something when everything that asked before has ended. Stories in frames take turns: a page has one focus, and a
 * story that takes it would take it from the play of another. They share a thread too, so that several at once would be no
 * faster.
 *
 * @returns a function that ends the turn or the wait. Later calls do nothing.
 */
export function takeTurn(start: () => void): () => void {
  const entry = () => start();
  queue.push(entry);
  if (queue[0] === entry) entry();
  return () => {
    const at = queue.indexOf(entry);
    if (at < 0) return;
    queue.splice(at, 1);
    if (at === 0) queue[0]?.();
  };
}
