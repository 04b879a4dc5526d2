import { type ConditionName, conditions, initialConditions } from './conditions';

/** Globals as in an address: `{ country: 'HR', 'viewport.value': 'phone' }`. */
type Values = Record<string, string>;

/** Situations of shoppers, each with a state to see it in. */
export const presets: readonly { name: string; values: Values; story: string }[] = [
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

/** The conditions among the workspace's globals that change something. An address may have their values as numbers. */
export function changedConditions(globals: Readonly<Record<string, unknown>>): Values {
  const changed = names.filter((name) => globals[name] && `${globals[name]}` !== initialConditions[name]);
  return Object.fromEntries(changed.map((name) => [name, `${globals[name]}`]));
}

/** The globals to set for these values; what they do not name changes nothing. The country stays where none is named. */
export function globalsOf({ 'viewport.value': viewport, ...values }: Values) {
  return { ...initialConditions, viewport: { value: viewport, isRotated: false }, ...values };
}
