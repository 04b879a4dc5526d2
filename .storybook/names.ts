/** Words whose spelling an export's name cannot hold. */
const spelled = new Map([
  ['Html', 'HTML'],
  ['Croatia', 'Croatia'],
  ['Friday', 'Friday'],
]);

const regions = new Intl.DisplayNames('en', { type: 'region' });

/** A state's name as people write it: `Html As Text` → `HTML as text`, `HR` → `Croatia`. Ids stay those of the exports. */
export const spokenName = (name: string): string =>
  /^[A-Z]{2}$/.test(name)
    ? (regions.of(name) ?? name)
    : name
        .split(' ')
        .map((word, at) => {
          const isTitled = at > 0 && /^[A-Z][a-z]*$/.test(word);
          return spelled.get(word) ?? (isTitled ? word.toLowerCase() : word);
        })
        .join(' ');
