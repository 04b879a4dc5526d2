/** What a person with this display would miss. The elements are compared with those of the plain display. */
export interface Findings {
  cut: Element[];
  overlapping: Element[];
  /** Controls and dialogs that stand out from the page, by a surface or a border. */
  edged: Element[];
  /** px by which the page is wider than the window. */
  sideways: number;
  /** What moves without end and faster than a turn in 3 s: calm motion may go on while something is under way. */
  endless: Element[];
}

/** Measures the story that the page shows. Runs in the page, so it uses nothing from outside. */
export function measureDisplay(): Findings {
  /** Also whether it belongs to the story: Storybook's own parts of the page are in wrappers. */
  const isShown = (element: Element) =>
    !element.closest('.sb-wrapper, [inert]') &&
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });

  const ancestors = (element: Element) => {
    const found: Element[] = [];
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement)
      found.push(one);
    return found;
  };

  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';

  const isForReadersAlone = (element: Element) =>
    ancestors(element).some((one) => {
      const { width, height } = one.getBoundingClientRect();
      return clips(getComputedStyle(one).overflow) && (width < 3 || height < 3);
    });

  /** Texts in sight, each with the boxes of its lines. */
  const texts: { element: Element; boxes: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.nodeValue?.trim() || !isShown(element)) continue;
    if (element.closest('script, style, [aria-hidden="true"]') || isForReadersAlone(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (boxes.length > 0) texts.push({ element, boxes });
  }

  /** Whether an ancestor shows a line of the text in part. What it hides entirely is not meant to be seen. */
  const isCut = ({ element, boxes }: (typeof texts)[number]) =>
    ancestors(element).some((one) => {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (!clips(overflowX) && !clips(overflowY)) return false;
      const frame = one.getBoundingClientRect();
      const slides = one.closest('[aria-roledescription]');
      return boxes.some((box) => {
        const isOutside =
          box.right <= frame.left ||
          box.left >= frame.right ||
          box.bottom <= frame.top ||
          box.top >= frame.bottom;
        if (isOutside) return false;
        const isCutAside =
          clips(overflowX) && !slides && (box.left < frame.left - 2 || box.right > frame.right + 2);
        // A line's box is higher than its letters.
        const slack = box.height * 0.2;
        const isCutAbove =
          clips(overflowY) && (box.top < frame.top - slack || box.bottom > frame.bottom + slack);
        return isCutAside || isCutAbove;
      });
    });

  /** What lies over the page on purpose: dialogs, sticky bars, menus. Only texts of the same layer may not meet. */
  const layerOf = (element: Element) =>
    ancestors(element).find((one) => {
      const { position, zIndex } = getComputedStyle(one);
      return ['fixed', 'sticky'].includes(position) || Number(zIndex) > 1;
    }) ?? document.body;

  /** The parts of lines that the frames around them show: not what is scrolled away. */
  const lines = texts.flatMap(({ element, boxes }) => {
    const layer = layerOf(element);
    const frames = ancestors(element)
      .filter((one) => getComputedStyle(one).overflow !== 'visible')
      .map((one) => one.getBoundingClientRect());
    return boxes
      .map((box) => ({
        element,
        layer,
        left: Math.max(box.left + 1, ...frames.map(({ left }) => left)),
        right: Math.min(box.right - 1, ...frames.map(({ right }) => right)),
        // The middle of a line: the boxes of close lines overlap without their letters doing so.
        top: Math.max(box.top + box.height * 0.3, ...frames.map(({ top }) => top)),
        bottom: Math.min(box.bottom - box.height * 0.3, ...frames.map(({ bottom }) => bottom)),
      }))
      .filter(({ left, right, top, bottom }) => right - left > 1 && bottom - top > 1);
  });
  const overlapping = new Set<Element>();
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue;
      if (one.right <= other.left || other.right <= one.left) continue;
      if (one.bottom <= other.top || other.bottom <= one.top) continue;
      overlapping.add(one.element);
    }
  }

  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  const hasEdge = (element: Element) => {
    const style = getComputedStyle(element);
    const isPainted = (colour: string) => !/^(transparent|rgba\(.*, 0\))$/.test(colour);
    const hasBorder = sides.some(
      (side) =>
        Number.parseFloat(style[`border${side}Width`]) > 0 &&
        style[`border${side}Style`] !== 'none' &&
        isPainted(style[`border${side}Color`]),
    );
    // A display with forced colours paints all surfaces alike.
    const hasSurface =
      !matchMedia('(forced-colors: active)').matches &&
      (isPainted(style.backgroundColor) || style.backgroundImage !== 'none');
    const hasOutline = style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0;
    return hasBorder || hasSurface || hasOutline || style.appearance === 'auto';
  };

  const controls = [
    ...document.querySelectorAll(
      'button, a[href], input, select, textarea, summary, [role="tab"], [role="dialog"]',
    ),
  ];
  return {
    cut: texts.filter(isCut).map(({ element }) => element),
    overlapping: [...overlapping],
    edged: controls.filter((control) => isShown(control) && hasEdge(control)),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    endless: document
      .getAnimations()
      .map(({ effect }) => effect)
      .filter((effect) => effect !== null)
      .filter((effect) => {
        const { iterations, duration } = effect.getComputedTiming();
        return iterations === Number.POSITIVE_INFINITY && Number(duration) < 3_000;
      })
      .flatMap((effect) => (effect instanceof KeyframeEffect && effect.target ? [effect.target] : [])),
  };
}

/** Tells how a display differs from the plain one, a line for each finding. Runs in the page. */
export function compareDisplays({ plain, changed }: { plain: Findings; changed: Findings }): string[] {
  const nameOf = (element: Element) => {
    const words = (element.textContent || element.getAttribute('aria-label') || '')
      .trim()
      .replace(/\s+/g, ' ');
    return `<${element.localName}> ${words.slice(0, 60)}`;
  };
  const added = (what: string, now: Element[], before: Element[]) =>
    now.filter((element) => !before.includes(element)).map((element) => `${what}: ${nameOf(element)}`);
  return [
    ...added('cut', changed.cut, plain.cut),
    ...added('overlaps', changed.overlapping, plain.overlapping),
    ...added(
      'no edge',
      // A control of another window width is not there at all.
      plain.edged.filter((element) => element.checkVisibility({ visibilityProperty: true })),
      changed.edged,
    ),
    ...(changed.sideways > plain.sideways ? [`${changed.sideways} px wider than the window`] : []),
  ];
}
