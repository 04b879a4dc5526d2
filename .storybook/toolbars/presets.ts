import * as v from 'valibot';
import { type ConditionName, conditions, initialConditions } from './conditions';

/** Globals as in an address: `{ country: 'HR', 'viewport.value': 'phone' }`. */
type Values = Record<string, string>;

/** Conditions with a name. */
export interface Preset {
  name: string;
  values: Values;
}

/** Situations of shoppers, each with a state to see it in. */
export const presets: readonly (Preset & { story: string })[] = [
  {
    name: 'Croatia, phone, slow, login expires',
    values: { country: 'HR', 'viewport.value': 'phone', network: 'slow', login: 'expires' },
    story: 'screens-checkout--default',
  },
  {
    name: 'Serbia, member, network fails once',
    values: { country: 'RS', login: 'member', network: 'failsAtFirst' },
    story: 'screens-account--default',
  },
  {
    name: 'Montenegro, phone, many articles',
    values: { country: 'ME', 'viewport.value': 'phone', cart: 'many' },
    story: 'screens-checkout--default',
  },
  {
    name: 'Croatia, header and footer, first minute of 2027',
    values: { country: 'HR', shell: 'on', clock: 'newYear' },
    story: 'screens-offer--default',
  },
  {
    name: 'Tablet, text 200 %, reduced motion',
    values: { 'viewport.value': 'tablet', textSize: '200', motion: 'reduced' },
    story: 'screens-contact--default',
  },
];

const names = Object.keys(conditions) as ConditionName[];

const globalsSchema = v.object({
  country: v.optional(v.fallback(v.string(), '')),
  // An address may say anything.
  viewport: v.optional(v.fallback(v.object({ value: v.optional(v.string()) }), {})),
});

/** The conditions among the workspace's globals that change something, with country and window. */
export function valuesOf(globals: Readonly<Record<string, unknown>>): Values {
  const { country, viewport } = v.parse(globalsSchema, globals);
  const changed = names.filter(
    (name) => `${globals[name] ?? ''}` !== initialConditions[name] && globals[name],
  );
  return {
    ...(country && { country }),
    ...(viewport?.value && { 'viewport.value': viewport.value }),
    ...Object.fromEntries(changed.map((name) => [name, `${globals[name]}`])),
  };
}

/** The globals to set for these values; what they do not name changes nothing. The country stays where none is named. */
export function globalsOf({ 'viewport.value': viewport, ...values }: Values) {
  return { ...initialConditions, viewport: { value: viewport, isRotated: false }, ...values };
}

const KEY = 'shop/presets';

const presetsSchema = v.array(
  v.object({ name: v.pipe(v.string(), v.nonEmpty()), values: v.record(v.string(), v.string()) }),
);
const storedSchema = v.fallback(v.pipe(v.string(), v.parseJson(), presetsSchema), []);

/** The visitor's own presets. Empty where there are none, and where they cannot be read. */
export const readPresets = (): Preset[] => v.parse(storedSchema, localStorage.getItem(KEY));

/** Keeps a preset on this device, in place of one of the same name; without values, removes it. Returns all of them. */
export function keepPreset(name: string, values?: Values): Preset[] {
  const others = readPresets().filter((preset) => preset.name !== name);
  const next = values ? [...others, { name, values }] : others;
  localStorage.setItem(KEY, JSON.stringify(next));
  return next;
}
