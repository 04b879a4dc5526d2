import { type Country, countries } from '#features/shared/country';
import { plain } from '#ui/typedText';
import { fixedMessages } from '../messages/fixedMessages';
import { type Message, shopMessages } from '../messages/shopMessages';
import type { IndexEntry } from '../storyIndex';
import { type Placed, placeOf } from './places';

/** A message of the shop. */
export interface WordRow extends Pick<Message, 'name' | 'texts'> {
  /** Identifies the row. */
  key: string;
  /** The title of the page about the place where it shows: `Screens/Club`. */
  place: string;
}

type Tagged = Placed & Pick<IndexEntry, 'tags'>;

const translatedRows = (stories: readonly Tagged[]): WordRow[] =>
  shopMessages.map(({ folder, ...message }) => ({
    ...message,
    key: `${folder} ${message.name}`,
    place: placeOf(folder, stories),
  }));

/** Fixed wordings, which are the same in all four countries and not among the translated messages. */
function fixedRows(translated: readonly WordRow[], stories: readonly Tagged[]): WordRow[] {
  const known = new Set(translated.flatMap(({ texts }) => Object.values(texts)));
  return fixedMessages
    .filter(({ text }) => !known.has(text))
    .map(({ tag, situation, text }) => {
      const story = stories.find(({ tags }) => tags.includes(tag));
      const [area = '', screen = ''] = story?.title.split('/') ?? [];
      return {
        key: situation,
        name: situation,
        place: `${area}/${screen}`,
        texts: { BA: text, RS: text, HR: text, ME: text },
      };
    });
}

/** Every message of the shop, by the place where it shows. */
export function wordRows(stories: readonly Tagged[]): WordRow[] {
  const translated = translatedRows(stories);
  return [...translated, ...fixedRows(translated, stories)].toSorted((a, b) =>
    a.place.localeCompare(b.place),
  );
}

/** The rows that contain every word of a search, in any country, in the name or in the place. Ignores diacritics. */
export function searchRows(rows: readonly WordRow[], search: string): WordRow[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return rows.filter(({ name, place, texts }) => {
    const text = plain([name, place, ...countries.map((country) => texts[country])].join(' '));
    return words.every((word) => text.includes(word));
  });
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A form of which nothing is written, such as `{day}`, would be found everywhere. */
const isWritten = (form: string) => /\p{L}{2}/u.test(form.replace(/\{\w+\}/g, ''));

/** Whether the shop may show a text so: anything in place of `{amount}`, and one of the forms of a count, with its number. */
function mayShow(text: string, shown: string): boolean {
  const forms = text
    .split(' / ')
    .filter(isWritten)
    .map((form) =>
      form
        .split(/\{\w+\}/)
        .map(escaped)
        .join('.+?'),
    );
  return forms.some((form) => new RegExp(`^(?:[\\d.,]+ )?${form}$`).test(shown));
}

/** The rows that a text of the shop may come from. Those that say it to the letter come first. */
export function rowsSaying(rows: readonly WordRow[], shown: string, country: Country): WordRow[] {
  const said = shown.replace(/\s+/g, ' ').trim();
  const found = rows.filter(({ texts }) => mayShow(texts[country], said));
  return found.toSorted((a, b) => Number(b.texts[country] === said) - Number(a.texts[country] === said));
}
