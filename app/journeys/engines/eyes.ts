import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as TestingLibrary from '@testing-library/dom';
import type { Target, Wording } from './target';

/** What there is to see of a target: of the first one, if there are several. */
export interface Sight {
  count: number;
  text: string;
  focused: boolean;
  /** Whether it is in the window. */
  inWindow: boolean;
  /** Where it is in the page, in px. */
  box: Box;
  value: string | undefined;
  checked: boolean | undefined;
  /** Its accessible state. */
  expanded: string | null;
  href: string | null;
}

export interface Box {
  top: number;
  left: number;
  bottom: number;
  right: number;
  width: number;
  height: number;
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    eyes?: ReturnType<typeof openEyes>;
  }
}

/** Runs in the page: finds what a visitor can see and reach there. */
function openEyes(library: typeof TestingLibrary) {
  const matcher = (wording: Wording) => (typeof wording === 'string' ? wording : new RegExp(wording.source));

  function findIn(container: HTMLElement, { by, is, name, level }: Target): HTMLElement[] {
    if (by === 'role')
      return library.queryAllByRole(container, String(is), {
        ...(name === undefined ? {} : { name: matcher(name) }),
        ...(level === undefined ? {} : { level }),
      });
    const query = by === 'label' ? library.queryAllByLabelText : library.queryAllByText;
    return query(container, matcher(is)).filter((element) => !library.isInaccessible(element));
  }

  const find = (target: Target): HTMLElement[] =>
    target.within
      ? find(target.within).flatMap((outer) => findIn(outer, target))
      : findIn(document.body, target);

  function look(target: Target): Sight | undefined {
    const elements = find(target);
    const [element] = elements;
    if (!element) return undefined;
    const { top, left, bottom, right, width, height } = element.getBoundingClientRect();
    const control = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    return {
      count: elements.length,
      text: element.textContent ?? '',
      focused: document.activeElement === element,
      inWindow: top >= 0 && bottom <= innerHeight,
      box: {
        top: top + scrollY,
        left: left + scrollX,
        bottom: bottom + scrollY,
        right: right + scrollX,
        width,
        height,
      },
      value: control ? element.value : undefined,
      checked: element instanceof HTMLInputElement ? element.checked : undefined,
      expanded: element.getAttribute('aria-expanded'),
      href: element.getAttribute('href'),
    };
  }

  const lastPlace = new WeakMap<Element, string>();

  /** The element to press, in the middle of the window. Throws while it moves, is covered or cannot be used. */
  function reach(target: Target): HTMLElement {
    const [found] = find(target);
    if (!found) throw new Error('It is not there.');
    if (found.matches(':disabled')) throw new Error('It is disabled.');
    // Checkboxes and radios may be drawn by their label.
    const label = found instanceof HTMLInputElement && /checkbox|radio/.test(found.type) && found.labels?.[0];
    const element = label || found;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [box] = element.getClientRects();
    if (!box) throw new Error('It is not drawn.');
    const place = [box.x, box.y, box.width, box.height].join(' ');
    if (lastPlace.get(element) !== place) {
      lastPlace.set(element, place);
      throw new Error('It moves.');
    }
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!element.contains(top)) throw new Error(`It is covered by ${top?.outerHTML.slice(0, 120)}`);
    return element;
  }

  return { find, look, reach };
}

/** An expression that gives a page its `eyes`. */
export const eyes = `(() => {
  ${readFileSync(
    createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
    'utf8',
  )}
  window.eyes = (${openEyes})(window.TestingLibraryDom);
})()`;
