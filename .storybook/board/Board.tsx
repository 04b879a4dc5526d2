import { Unstyled } from '@storybook/addon-docs/blocks';
import { useRef } from 'react';
import * as v from 'valibot';
import { countries } from '#features/shared/country/country';
import { Select } from '#ui/Select';
import {
  countryOptions,
  listOf,
  one as oneOf,
  percentOptions,
  several as severalOf,
  textOptions,
  widthOptions,
  windows,
} from '../choices/options';
import { Segments } from '../choices/Segments';
import { useChoices } from '../choices/useChoices';
import { isCountry, isPartOf } from '../storyIndex';
import * as styles from './Board.css';
import { type RowWindow, StateRow } from './StateRow';
import { partWithin, useStates } from './states';
import { useWidth } from './useWidth';

export interface BoardProps {
  /** A title in the sidebar: `Screens/Checkout`. The states of titles below it are shown too. */
  title: string;
  /** Another title, whose states are a part of this page. */
  also?: string;
}

const ALL = 'all';
const FIT = 'fit';
/** The smallest scale at which a text can be made out. */
const SMALLEST_SCALE = 0.25;

const zoomOptions = [{ value: FIT, label: 'Fit' }, ...percentOptions('25', '50', '100')];

const choicesSchema = v.object({
  countries: severalOf(countryOptions, countries.join('-')),
  widths: severalOf(widthOptions, '390'),
  text: oneOf(textOptions, '100'),
  zoom: oneOf(zoomOptions, FIT),
  part: v.optional(v.string(), ALL),
});

/** What the address holds of a part: `Order form` → `order-form`. */
const asValue = (part: string) => part.toLowerCase().replaceAll(' ', '-') || 'screen';

/** The scale at which all windows of a row fit beside each other, with a pixel for rounding. */
const fittingScale = (row: readonly RowWindow[], width: number) =>
  (width - 1 - styles.GAP * (row.length - 1)) / row.reduce((sum, { size }) => sum + size.width, 0);

/** Every state of a screen in a row, in all countries and widths that are chosen. All of them are live. */
export function Board({ title, also = title }: BoardProps) {
  const root = useRef<HTMLElement>(null);
  const width = useWidth(root);
  const [choices, choose] = useChoices(choicesSchema);
  // States that are named after a country are the default in its column.
  const states = (useStates() ?? []).filter(
    (state) => (isPartOf(title)(state) || isPartOf(also)(state)) && !isCountry(state),
  );
  const parts = [...new Set(states.map((state) => partWithin(title, state)))];
  const inPart = (part: string) => states.filter((state) => partWithin(title, state) === part);
  const part = parts.find((known) => asValue(known) === choices.part);
  const columns = listOf(choices.countries).flatMap((country) =>
    listOf(choices.widths).flatMap((chosen): RowWindow[] => {
      const { viewport, size } = windows.get(chosen) ?? {};
      if (!viewport || !size) return [];
      const label = choices.widths === chosen ? country : `${country}, ${chosen}`;
      return [{ label, size, viewport, toolbars: { country, textSize: choices.text } }];
    }),
  );
  const several = (name: 'countries' | 'widths') => ({
    isMultiple: true,
    chosen: listOf(choices[name]),
    onChoose: (chosen: string[]) => choose({ [name]: chosen.join('-') }),
  });
  const one = (name: 'text' | 'zoom' | 'part') => ({
    chosen: [choices[name]],
    onChoose: ([chosen = '']: string[]) => choose({ [name]: chosen }),
  });
  const scale =
    choices.zoom === FIT
      ? Math.max(fittingScale(columns, width), SMALLEST_SCALE)
      : Number(choices.zoom) / 100;

  const shown = part === undefined ? states : inPart(part);
  function jumpTo(id: string) {
    const heading = document.getElementById(id);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }

  return (
    <Unstyled>
      <section ref={root} aria-label={`Board of ${title}`}>
        <div className={styles.controls}>
          <Segments label="Countries" options={countryOptions} {...several('countries')} />
          <Segments label="Widths" options={widthOptions} {...several('widths')} />
          <Segments label="Text" options={textOptions} {...one('text')} />
          <Segments label="Zoom" options={zoomOptions} {...one('zoom')} />
          {parts.length > 1 && (
            <Segments
              label="States"
              options={[
                { value: ALL, label: `All ${states.length}` },
                ...parts.map((name) => ({
                  value: asValue(name),
                  label: `${name || 'Screen'} ${inPart(name).length}`,
                })),
              ]}
              {...one('part')}
              chosen={[part === undefined ? ALL : choices.part]}
            />
          )}
          <Select
            label="Jump to"
            size="small"
            value=""
            onChange={({ target }) => jumpTo(target.value)}
            options={[
              { value: '', label: `${shown.length} states` },
              ...shown.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        </div>
        {width > 0 &&
          shown.map((state) => (
            <StateRow
              key={state.id}
              state={state}
              part={partWithin(title, state)}
              columns={columns}
              scale={scale}
              width={width}
              isUsable
            />
          ))}
      </section>
    </Unstyled>
  );
}
