import { type Country, countries } from '#features/shared/country';

/** A text of the shop in the four countries. */
export interface Message {
  /** The folder of its catalogue: `features/club/messages`. */
  folder: string;
  /** Its path in the catalogue: `look.looking`. */
  name: string;
  /** `{amount}` stands for what the shop fills in; forms of a count or a country have a slash between. */
  texts: Record<Country, string>;
}

const files = import.meta.glob<Record<string, unknown>>(
  '../../{app,features}/**/{messages,*Messages}/{ba,rs,hr,me}.ts',
  { query: '?texts', eager: true },
);

/** Every text in a value by its path. */
export function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, path ? `${path}.${name}` : name));
}

function textsOf(folder: string, country: Country): Map<string, string> {
  const code = country.toLowerCase();
  return new Map(textsIn(files[`../../${folder}/${code}.ts`]?.[code]));
}

function messagesIn(folder: string): Message[] {
  const [BA, RS, HR, ME] = countries.map((country) => textsOf(folder, country));
  return [...(BA ?? [])].map(([name, text]) => ({
    folder,
    name,
    texts: { BA: text, RS: RS?.get(name) ?? '', HR: HR?.get(name) ?? '', ME: ME?.get(name) ?? '' },
  }));
}

/** The folders of the shop's catalogues: `features/club/messages`. */
const catalogues: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.replace('../../', '').replace(/\/\w+\.ts$/, ''))),
];

/** Every message of the shop, in the order of its catalogue. */
export const shopMessages: readonly Message[] = catalogues.flatMap(messagesIn);
