import * as v from 'valibot';
import { countries, countrySettings } from '#features/shared/country';
import type { State } from '../board';
import {
  countryOptions,
  listOf,
  one,
  percentOptions,
  several,
  textOptions,
  widthOptions,
  windows,
} from '../choices/options';
import { spokenName } from '../names';
import { isPartOf } from '../storyIndex';

export const sheetOptions = [
  { value: 'state', label: 'One state, all screens' },
  { value: 'screen', label: 'One screen, everywhere' },
];
export const zoomOptions = percentOptions('20', '25', '33', '40', '50', '75', '100');

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/));

/** The choices of the Compare page, as in its address. */
export const choicesSchema = v.object({
  /** What the sheet shows: one `state` of all screens, or one `screen` everywhere. */
  sheet: one(sheetOptions, 'state'),
  /** The end of a story's id: `not-found`. */
  state: v.optional(v.fallback(slug, 'empty'), 'empty'),
  /** The id of a title: `screens-offer`. */
  screen: v.optional(v.fallback(slug, 'screens-offer'), 'screens-offer'),
  countries: several(countryOptions, 'BA'),
  widths: several(widthOptions, '390'),
  texts: several(textOptions, '100'),
  zoom: one(zoomOptions, '40'),
});

export type Choices = v.InferOutput<typeof choicesSchema>;

const first = (values: string) => listOf(values).slice(0, 1).join('');

/** The same choices, with the first country, width and text size of several. */
export const inOneWindow = (choices: Choices): Choices => ({
  ...choices,
  countries: first(choices.countries),
  widths: first(choices.widths),
  texts: first(choices.texts),
});

/** The windows of a sheet: every country in every text size, and in it every width. */
export const rowsOf = ({ countries: shown, texts, widths }: Choices) =>
  listOf(texts).flatMap((textSize) =>
    countries
      .filter((country) => listOf(shown).includes(country))
      .map((country) => ({
        country,
        textSize,
        windows: listOf(widths).flatMap((width) => {
          const window = windows.get(width);
          if (!window) return [];
          const toolbars = { country, textSize, 'viewport.value': window.viewport };
          return [{ width, size: window.size, toolbars }];
        }),
      })),
  );

/** `screens-offer--not-found` → `['screens-offer', 'not-found']`. */
export const partsOf = ({ id }: State) => id.split('--') as [screen: string, state: string];

/** `Screens/Offer/Reviews` → `Offer, Reviews`. */
export const placeOf = ({ title }: Pick<State, 'title'>) => title.split('/').slice(1).join(', ');

/** The states with this name. */
export const isChosenState = (chosen: string) => (state: State) => partsOf(state)[1] === chosen;

/** Screens and parts of the shell that have none of these states: `['Blog', 'Club']`. */
export function placesWithout(shown: readonly State[], states: readonly State[]): string[] {
  const ownerOf = ({ title }: State) => title.split('/').slice(0, 2).join('/');
  const having = new Set(shown.map(ownerOf));
  const owners = new Set(states.filter((state) => !isPartOf('Flows')(state)).map(ownerOf));
  return [...owners].filter((owner) => !having.has(owner)).map((title) => placeOf({ title }));
}

/** Names that at least three states have in common, without countries, and the chosen one, as options. */
export function sharedStates(states: readonly State[], chosen: string) {
  const found = new Map<string, { label: string; count: number }>();
  for (const state of states.filter(({ name }) => !(name in countrySettings))) {
    const [, value] = partsOf(state);
    found.set(value, { label: spokenName(state.name), count: (found.get(value)?.count ?? 0) + 1 });
  }
  return [...found]
    .filter(([value, { count }]) => count >= 3 || value === chosen)
    .sort(([, a], [, b]) => b.count - a.count)
    .map(([value, { label, count }]) => ({ value, label: `${label} (${count})` }));
}
