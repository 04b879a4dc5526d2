const SLOTS = 6;

const waiting: (() => void)[] = [];
let taken = 0;

function startNext() {
  while (taken < SLOTS) {
    const start = waiting.shift();
    if (!start) return;
    taken += 1;
    start();
  }
}

/**
 * Starts something as soon as fewer than six others are loading, because each frame is a whole shop.
 *
 * @returns a function that ends the loading or the wait. Later calls do nothing.
 */
export function takeLoadingSlot(start: () => void): () => void {
  let hasStarted = false;
  let hasEnded = false;
  const entry = () => {
    hasStarted = true;
    start();
  };
  waiting.push(entry);
  startNext();
  return () => {
    if (hasEnded) return;
    hasEnded = true;
    if (hasStarted) taken -= 1;
    else waiting.splice(waiting.indexOf(entry), 1);
    startNext();
  };
}
