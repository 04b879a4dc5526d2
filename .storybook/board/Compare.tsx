import { Unstyled } from '@storybook/addon-docs/blocks';
import * as v from 'valibot';
import { Select } from '#ui/Select';
import { countryOptions, one, percentOptions, textOptions, widthOptions, windows } from '../choices/options';
import { Segments } from '../choices/Segments';
import { useChoices } from '../choices/useChoices';
import { wholeWindow } from '../docs.css';
import { isCountry, isOfShop, isPartOf } from '../storyIndex';
import * as styles from './Board.css';
import { StoryFrame } from './StoryFrame';
import { type State, useStates } from './states';

const zoomOptions = percentOptions('20', '25', '33', '40', '50', '75', '100');

const choicesSchema = v.object({
  /** The end of a story's id: `not-found`. */
  state: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/)), 'empty'), 'empty'),
  country: one(countryOptions, 'BA'),
  width: one(widthOptions, '390'),
  text: one(textOptions, '100'),
  zoom: one(zoomOptions, '40'),
});

const nameIn = ({ id }: State) => id.split('--')[1] ?? '';

/** `Screens/Offer/Reviews` → `Offer, Reviews`. */
const placeOf = (title: string) => title.split('/').slice(1).join(', ');

/** Names that at least three states have in common, without countries, and the chosen one, as options. */
function sharedNames(states: readonly State[], chosen: string) {
  const found = new Map<string, { label: string; count: number }>();
  for (const state of states.filter((entry) => !isCountry(entry))) {
    const count = (found.get(nameIn(state))?.count ?? 0) + 1;
    found.set(nameIn(state), { label: state.name, count });
  }
  return [...found]
    .filter(([value, { count }]) => count >= 3 || value === chosen)
    .toSorted(([, a], [, b]) => b.count - a.count)
    .map(([value, { label, count }]) => ({ value, label: `${label} (${count})` }));
}

/** Screens and parts of the shell that have none of these states: `['Blog', 'Club']`. */
function placesWithout(shown: readonly State[], states: readonly State[]): string[] {
  const ownerOf = ({ title }: State) => title.split('/').slice(0, 2).join('/');
  const having = new Set(shown.map(ownerOf));
  const owners = new Set(states.filter((state) => !isPartOf('Flows')(state)).map(ownerOf));
  return [...owners].filter((owner) => !having.has(owner)).map(placeOf);
}

/** One state of all screens side by side, and which screens do not have it. */
export function Compare() {
  const states = useStates()?.filter(isOfShop);
  const [choices, choose] = useChoices(choicesSchema);
  const { viewport, size } = windows.get(choices.width) ?? {};
  if (!states || !viewport || !size) return null;

  const shown = states.filter((state) => nameIn(state) === choices.state);
  const without = placesWithout(shown, states);
  const segments = (name: 'country' | 'width' | 'text') => ({
    chosen: [choices[name]],
    onChoose: ([chosen = '']: string[]) => choose({ [name]: chosen }),
  });
  const select = (name: 'state' | 'zoom') => ({
    size: 'small' as const,
    value: choices[name],
    onChange: (event: { target: { value: string } }) => choose({ [name]: event.target.value }),
  });
  return (
    <Unstyled>
      <div className={wholeWindow}>
        <div className={styles.controls}>
          <Select {...select('state')} label="State" options={sharedNames(states, choices.state)} />
          <Segments {...segments('country')} label="Country" options={countryOptions} />
          <Segments {...segments('width')} label="Width" options={widthOptions} />
          <Segments {...segments('text')} label="Text" options={textOptions} />
          <Select {...select('zoom')} label="Zoom" options={zoomOptions} />
        </div>
        <p>
          <strong>{shown.length} places have this state.</strong>{' '}
          {without.length > 0 && `Without it: ${without.join(', ')}.`}
        </p>
        <div className={styles.windows}>
          {shown.map((state) => (
            <StoryFrame
              key={state.id}
              state={state}
              label={placeOf(state.title)}
              toolbars={{ country: choices.country, textSize: choices.text }}
              viewport={viewport}
              size={size}
              scale={Number(choices.zoom) / 100}
            />
          ))}
        </div>
      </div>
    </Unstyled>
  );
}
