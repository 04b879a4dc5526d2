import { type Country, countries } from '#features/shared/country';
import type { WrittenText } from './writtenTexts';

/** A text of the shop in the four countries. */
export interface Message {
  /** The folder of its catalogue: `features/club/messages`. */
  folder: string;
  /** Its path in the catalogue: `look.looking`. */
  name: string;
  /** `{amount}` stands for what the shop fills in; forms of a count or a country have a slash between. */
  texts: Record<Country, string>;
  /** Where the texts are. A built workspace has no files, and does not say. */
  written: Partial<Record<Country, WrittenText>>;
}

const files = import.meta.glob<{ [code: string]: unknown; written?: Record<string, WrittenText> }>(
  '../../{app,features}/**/{messages,*Messages}/{ba,rs,hr,me}.ts',
  { query: '?texts', eager: true },
);

/** Every text in a value by its path. */
export function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, path ? `${path}.${name}` : name));
}

const fileOf = (folder: string, country: Country) => files[`../../${folder}/${country.toLowerCase()}.ts`];

const textsOf = (folder: string, country: Country): Map<string, string> =>
  new Map(textsIn(fileOf(folder, country)?.[country.toLowerCase()]));

function writtenAs(folder: string, name: string): Message['written'] {
  const places = countries.map((country) => [country, fileOf(folder, country)?.written?.[name]] as const);
  return Object.fromEntries(places.filter(([, place]) => place));
}

function messagesIn(folder: string): Message[] {
  const [BA, RS, HR, ME] = countries.map((country) => textsOf(folder, country));
  return [...(BA ?? [])].map(([name, text]) => ({
    folder,
    name,
    texts: { BA: text, RS: RS?.get(name) ?? '', HR: HR?.get(name) ?? '', ME: ME?.get(name) ?? '' },
    written: writtenAs(folder, name),
  }));
}

/** The folders of the shop's catalogues: `features/club/messages`. */
export const catalogues: readonly string[] = [
  ...new Set(Object.keys(files).map((path) => path.replace('../../', '').replace(/\/\w+\.ts$/, ''))),
];

/** Every message of the shop, in the order of its catalogue. */
export const shopMessages: readonly Message[] = catalogues.flatMap(messagesIn);
