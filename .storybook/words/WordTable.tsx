import { useDeferredValue, useState } from 'react';
import { TextInput } from '#ui/TextInput';
import { plain } from '#ui/typedText';
import { MessageTable } from '../specification/Messages';
import { type Message, shopMessages } from './shopMessages';

/** Whether a message has every word of a search, in any country, in its name or in its folder. Ignores diacritics. */
function isFound({ folder, name, texts }: Message, search: string): boolean {
  const text = plain([folder, name, ...Object.values(texts)].join(' '));
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
      <MessageTable rows={found} hasFolders />
    </>
  );
}
