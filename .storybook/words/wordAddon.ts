import { definePreviewAddon } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import type { Country } from '#features/shared/country';
import { tokens } from '#ui/theme';
import { readEntries } from '../board/states';
import { countryOf } from '../countryOf';
import { isState } from '../storyIndex';
import { PICK, PICKED, type Picked } from './event';

/** How long the outline around what was pressed is seen, in ms. */
const SHOWN_MS = 1_200;

let country: Country | undefined;

/** What an element says: to everyone, and to screen readers. */
function saidBy(element: Element): string[] {
  const attributes = ['aria-label', 'placeholder', 'alt', 'title'].map((name) => element.getAttribute(name));
  const texts = [element instanceof HTMLElement ? element.innerText : element.textContent, ...attributes];
  return texts.flatMap((text) => text?.trim() || []);
}

/** The texts that a press on an element may mean: its own, and that of the paragraph that it is a word of. */
function* textsAround(element: Element): Generator<string> {
  for (let at: Element | null = element; at; at = at.parentElement) {
    yield* saidBy(at);
    if (!getComputedStyle(at).display.startsWith('inline')) return;
  }
}

async function pick(element: Element, shownIn: Country): Promise<void> {
  element.animate(
    [{ outline: `3px solid ${tokens.color.accent}`, outlineOffset: '2px' }, { outlineOffset: '2px' }],
    SHOWN_MS,
  );
  const [{ rowsSaying, wordRows }, entries] = await Promise.all([import('./wordRows'), readEntries()]);
  const rows = wordRows(entries.filter(isState));
  const texts = [...textsAround(element)];
  const known = texts.find((text) => rowsSaying(rows, text, shownIn).length > 0);
  const [text = ''] = known ? [known] : texts;
  const picked: Picked = { text, country: shownIn, rows: known ? rowsSaying(rows, known, shownIn) : [] };
  addons.getChannel().emit(PICKED, picked);
}

function onPress(event: MouseEvent) {
  // Plays press too.
  if (!event.isTrusted || !country || !(event.target instanceof Element)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (event.type === 'click') void pick(event.target, country);
}

const pressEvents = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const;

function setPicking(isPicking: boolean) {
  const change = isPicking ? 'addEventListener' : 'removeEventListener';
  for (const type of pressEvents) window[change](type, onPress as EventListener, { capture: true });
}

/** Tells the Words panel of the text that was pressed, while it asks for that. */
export const addonWords = () =>
  definePreviewAddon({
    beforeAll() {
      const channel = addons.getChannel();
      channel.on(PICK, setPicking);
      return () => channel.off(PICK, setPicking);
    },
    beforeEach({ globals }) {
      country = countryOf(globals);
    },
  });
