import { useDeferredValue, useState } from 'react';
import { fixedTexts } from '#features/shared/country';
import { TextInput } from '#ui/TextInput';
import { plain } from '#ui/typedText';
import { MessageTable } from '../specification/MessageTable';
import { type Message, shopMessages } from './shopMessages';

const fixed = new Set<string>(Object.values(fixedTexts));

/** The mark of a message that the specification spells out, for people and for the search. */
const markOf = ({ texts }: Message) => (Object.values(texts).some((text) => fixed.has(text)) ? 'fixed' : '');

/** Whether a message has every word of a search, in any country, its name, folder or mark. Ignores diacritics. */
function isFound(message: Message, search: string): boolean {
  const { folder, name, texts } = message;
  const text = plain([folder, name, markOf(message), ...Object.values(texts)].join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Every message of the shop in the four countries, with a search. */
export function WordTable() {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const found = shopMessages.filter((message) => isFound(message, wanted));
  return (
    <>
      <TextInput
        label="Search words, names and folders"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p role="status">
        {found.length} of {shopMessages.length} messages
      </p>
      <MessageTable
        heading="Message and its folder"
        rows={found}
        rowKey={({ folder, name }) => `${folder} ${name}`}
        head={(message) => (
          <>
            <code>{message.name}</code> {markOf(message)}
            <br />
            {message.folder}
          </>
        )}
      />
    </>
  );
}
