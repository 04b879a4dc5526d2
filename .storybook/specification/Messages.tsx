import type { Messages as MessagesByCountry } from '#features/shared/country';
import { CountryHeadings, MessageCells } from './MessageCells';
import { messageRows } from './messageRows';
import { WideTable } from './WideTable';

export interface MessagesProps {
  /** What a feature's `messages.ts` exports. */
  of: MessagesByCountry<unknown>;
  /** Names the table, on a page with several. */
  label?: string;
}

/** Every message of a feature in the four countries, read from the code. `…` stands for an argument. */
export function Messages({ of, label = 'Messages' }: MessagesProps) {
  return (
    <WideTable label={label}>
      <thead>
        <tr>
          <th scope="col">Message</th>
          <CountryHeadings />
        </tr>
      </thead>
      <tbody>
        {messageRows(of).map(({ name, texts }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <MessageCells texts={texts} />
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
