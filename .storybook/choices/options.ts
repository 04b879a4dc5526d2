import * as v from 'valibot';
import { countries } from '#features/shared/country/country';
import { viewports } from '../viewports';

interface Option {
  value: string;
  label: string;
}

const asOptions = (values: readonly string[]): Option[] => values.map((value) => ({ value, label: value }));

/** The windows of the viewport menu, by their width. */
export const windows = new Map(
  Object.entries(viewports).map(([viewport, { styles }]) => {
    const [width, height] = [Number.parseInt(styles.width, 10), Number.parseInt(styles.height, 10)];
    return [String(width), { viewport, size: { width, height } }] as const;
  }),
);

export const countryOptions = asOptions(countries);
export const widthOptions = asOptions([...windows.keys()]);
/** Options in percent: `percentOptions('100', '200')`. */
export const percentOptions = (...values: string[]): Option[] =>
  values.map((value) => ({ value, label: `${value} %` }));

export const textOptions = percentOptions('100', '200');

const valuesOf = (options: readonly Option[]) => options.map(({ value }) => value);

/** The schema of a choice of one option. */
export const one = (options: readonly Option[], initial: string) =>
  v.optional(v.fallback(v.picklist(valuesOf(options)), initial), initial);

/** The schema of a choice of several options, in one parameter: `BA-HR`. */
export const several = (options: readonly Option[], initial: string) => {
  const values = valuesOf(options).join('|');
  const list = v.pipe(v.string(), v.regex(new RegExp(`^(${values})(-(${values}))*$`)));
  return v.optional(v.fallback(list, initial), initial);
};

/** `BA-HR` → `['BA', 'HR']`. */
export const listOf = (values: string): string[] => values.split('-');
