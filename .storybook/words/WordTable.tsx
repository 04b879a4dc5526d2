import { useDeferredValue, useState } from 'react';
import { TextInput } from '#ui/TextInput';
import { CountryHeadings, MessageCells } from '../specification/MessageCells';
import { PageLink } from '../specification/PageLink';
import { WideTable } from '../specification/WideTable';
import { searchRows, wordRows } from './wordRows';

const rows = wordRows();

/** Every message of the shop in the four countries, with a search. */
export function WordTable() {
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
      <WideTable label="Messages of the shop">
        <thead>
          <tr>
            <th scope="col">Message and where it shows</th>
            <CountryHeadings />
          </tr>
        </thead>
        <tbody>
          {found.map(({ key, name, place, texts }) => (
            <tr key={key}>
              <th scope="row">
                <code>{name}</code>
                <br />
                <PageLink to={place} />
              </th>
              <MessageCells texts={texts} />
            </tr>
          ))}
        </tbody>
      </WideTable>
    </>
  );
}
