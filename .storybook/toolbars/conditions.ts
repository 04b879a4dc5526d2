/** The choice that leaves a story as it is. */
const asInStory = { value: 'story', label: 'As in the story' };

/**
 * Conditions of a story besides the country, by name. Their values are Storybook's globals, so every combination is an
 * address: `&globals=country:HR;login:expires;network:slow`. The first choice changes nothing.
 */
export const conditions = {
  login: {
    label: 'Login',
    choices: [
      asInStory,
      { value: 'unknown', label: 'Unknown: the check is not answered' },
      { value: 'guest', label: 'Guest' },
      { value: 'member', label: 'Member' },
      { value: 'expires', label: 'Expires when something is sent' },
    ],
  },
  network: {
    label: 'Network',
    choices: [
      asInStory,
      { value: 'normal', label: "Normal, without the story's own" },
      { value: 'slow', label: 'Slow: 1.5 s per request' },
      { value: 'offline', label: 'Offline' },
      { value: 'failsAtFirst', label: 'Fails until something is tried again' },
      { value: 'fails', label: 'Fails' },
    ],
  },
  cart: {
    label: 'Cart',
    choices: [
      asInStory,
      { value: 'empty', label: 'Empty' },
      { value: 'one', label: 'One article' },
      { value: 'many', label: 'Many articles' },
      { value: 'bundle', label: 'A bundle' },
    ],
  },
  clock: {
    label: 'Clock',
    choices: [
      asInStory,
      { value: 'device', label: 'The time of this device' },
      { value: 'afternoon', label: '21 Nov 2026, 14:05: orders were just delivered' },
      { value: 'night', label: '28 Nov 2026, 23:59: periods of 14 days end' },
      { value: 'newYear', label: '1 Jan 2027, 00:01' },
    ],
  },
  shell: {
    label: 'Header and footer',
    choices: [
      { value: 'off', label: 'Off: the screen alone' },
      { value: 'on', label: 'On; links lead to the real pages' },
    ],
  },
  motion: {
    label: 'Motion',
    choices: [
      { value: 'device', label: 'As set on this device' },
      { value: 'reduced', label: 'Reduced' },
    ],
  },
  textSize: {
    label: 'Text',
    choices: [
      { value: '100', label: '100 %' },
      { value: '200', label: '200 %' },
      { value: 'spaced', label: 'Spaced, as in WCAG 1.4.12' },
    ],
  },
} as const;

export type ConditionName = keyof typeof conditions;

/** The first choice of each, which changes nothing. */
export const initialConditions = Object.fromEntries(
  Object.entries(conditions).map(([name, { choices }]) => [name, choices[0].value]),
) as Record<ConditionName, string>;

/** The conditions among the workspace's globals that change something. An address may have their values as numbers. */
export function changedConditions(globals: Readonly<Record<string, unknown>>): Record<string, string> {
  const names = Object.keys(initialConditions) as ConditionName[];
  const changed = names.filter((name) => globals[name] && `${globals[name]}` !== initialConditions[name]);
  return Object.fromEntries(changed.map((name) => [name, `${globals[name]}`]));
}
