import { useDeferredValue, useMemo, useState } from 'react';
import { TextInput } from '#ui/TextInput';
import { type State, useStates } from '../board/states';
import { MessageTable } from '../specification/MessageTable';
import { PageLink } from '../specification/PageLink';
import { searchRows, wordRows } from './wordRows';

/** Every message of the shop in the four countries, with a search. */
export function WordTable() {
  const stories = useStates();
  return stories ? <SearchableTable stories={stories} /> : null;
}

function SearchableTable({ stories }: { stories: readonly State[] }) {
  const rows = useMemo(() => wordRows(stories), [stories]);
  const [search, setSearch] = useState('');
  const found = searchRows(rows, useDeferredValue(search));
  return (
    <>
      <TextInput
        label="Search words, names and pages"
        value={search}
        onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p role="status">
        {found.length} of {rows.length} messages
      </p>
      <MessageTable
        heading="Message and where it shows"
        rows={found}
        rowKey={({ key }) => key}
        head={({ name, place }) => (
          <>
            <code>{name}</code>
            <br />
            <PageLink to={place} />
          </>
        )}
      />
    </>
  );
}
