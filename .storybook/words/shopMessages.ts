import { type Country, countries, fixedTexts, formatNumber } from '#features/shared/country';

/** A text of the shop in the four countries. */
export interface Message {
  /** The folder of its catalogue: `features/club/messages`. */
  folder: string;
  /** Its path in the catalogue: `look.looking`. */
  name: string;
  /** `{…}` stands for what the shop fills in; forms of a count or a country have a slash between. */
  texts: Record<Country, string>;
}

/** A text into which the shop fills something. */
type Filled = (...fillings: unknown[]) => unknown;

const files = import.meta.glob<Record<string, unknown>>(
  '../../{app,features}/**/{messages,*Messages}/{ba,rs,hr,me}.ts',
  { eager: true },
);

/** Every text in a value by its path. */
export function textsIn(value: unknown, path = ''): [path: string, text: string | Filled][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, value as Filled]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, path ? `${path}.${name}` : name));
}

/** A count for each form of a noun, in digits that no text has of its own, a list, a country, and nothing. */
const fillings = [7_001, 7_002, 7_005, ['{…}'], ...countries, undefined];

/** What a text reads like when this is filled in. Empty where it takes something else. */
function readWith(text: Filled, filling: (typeof fillings)[number]): string[] {
  try {
    const result = text(...Array.from({ length: text.length }, () => filling));
    const shown = typeof filling === 'number' ? [`${filling}`, formatNumber(filling)] : [`${filling}`];
    return textsIn(result)
      .map(([, part]) => shown.reduce((read, own) => read.replaceAll(own, '{…}'), `${part}`))
      .filter((read) => !/NaN|undefined/.test(read));
  } catch {
    return [];
  }
}

/** A text as a table shows it: `Ukupno {…}`. */
const read = (text: string | Filled): string =>
  typeof text === 'string'
    ? text
    : [...new Set(fillings.flatMap((filling) => readWith(text, filling)))].join(' / ');

/** The catalogue of a country in a folder of messages. */
const catalogueOf = (folder: string, country: Country) =>
  textsIn(files[`../../${folder}/${country.toLowerCase()}.ts`]?.[country.toLowerCase()]);

/** The folders of the shop's catalogues: `features/club/messages`. */
const folders = [
  ...new Set(Object.keys(files).map((path) => path.replace('../../', '').replace(/\/\w+\.ts$/, ''))),
];

/** Every text of a country by its folder and path. One that is filled in has its source too, with what is rarely shown. */
export const writtenMessages = (country: Country): [key: string, text: string][] =>
  folders.flatMap((folder) =>
    catalogueOf(folder, country).map(([name, text]): [string, string] => [
      `${folder} ${name}`,
      typeof text === 'string' ? text : `${read(text)} ${text}`,
    ]),
  );

function messagesIn(folder: string): Message[] {
  const [BA, RS, HR, ME] = countries.map((country) => new Map(catalogueOf(folder, country)));
  return [...(BA ?? [])].map(([name, text]) => ({
    folder,
    name,
    texts: {
      BA: read(text),
      RS: read(RS?.get(name) ?? ''),
      HR: read(HR?.get(name) ?? ''),
      ME: read(ME?.get(name) ?? ''),
    },
  }));
}

/** Every message of the shop, in the order of its catalogue; then those that the specification spells out. */
export const shopMessages: readonly Message[] = [
  ...folders.flatMap(messagesIn),
  ...Object.entries(fixedTexts).map(([name, text]) => ({
    folder: 'features/shared/country/fixedTexts',
    name,
    texts: { BA: text, RS: text, HR: text, ME: text },
  })),
];
