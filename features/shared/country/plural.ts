const rules = new Intl.PluralRules('hr');

/** The three forms of a noun after a number, in all four languages: 1 proizvod, 2 proizvoda, 5 proizvoda. */
export interface PluralForms {
  one: string;
  few: string;
  other: string;
}

/** `plural(22, { one: 'recenzija', few: 'recenzije', other: 'recenzija' })` → `recenzije`. */
export function plural(count: number, { one, few, other }: PluralForms): string {
  const rule = rules.select(count);
  return rule === 'one' ? one : rule === 'few' ? few : other;
}
