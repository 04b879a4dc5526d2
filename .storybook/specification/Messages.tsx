import type { Messages as MessagesByCountry } from '#features/shared/country';
import { CountryHeadings, MessageCells } from './MessageCells';
import { messageRows } from './messageRows';
import { WideTable } from './WideTable';

export interface MessagesProps {
  /** What a feature's `messages.ts` exports. */
  of: MessagesByCountry<unknown>;
}

/** Every message of a feature in the four countries, read from the code. `…` stands for an argument. */
export function Messages({ of }: MessagesProps) {
  return (
    <WideTable label="Messages">
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
