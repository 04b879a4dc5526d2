interface Waiting {
  element: Element;
  start: () => void;
}

/** How far an element is from the window, in px; 0 inside it. */
function distanceOf({ element }: Waiting): number {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(0, top - window.innerHeight, -bottom);
}

/** Lets a few acts run at a time. Of those that wait, what is nearest to the window comes first. */
export function createQueue(places: number) {
  const waiting: Waiting[] = [];
  let free = places;

  function startNext() {
    if (free === 0) return;
    const [next] = waiting.toSorted((a, b) => distanceOf(a) - distanceOf(b));
    if (!next) return;
    waiting.splice(waiting.indexOf(next), 1);
    free -= 1;
    next.start();
  }

  return async <Result>(element: Element, act: () => Promise<Result>): Promise<Result> => {
    await new Promise<void>((start) => {
      waiting.push({ element, start });
      // Once all who ask now are there.
      queueMicrotask(startNext);
    });
    try {
      return await act();
    } finally {
      free += 1;
      startNext();
    }
  };
}
