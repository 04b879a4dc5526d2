import { shopMessages } from '../words/shopMessages';
import { MessageTable } from './MessageTable';

export interface MessagesProps {
  /** The folder of the texts: `features/club/messages`. */
  of: string;
}

/**
 * Every text of a folder in the four countries, read from the code; first those that differ between countries. `{…}` stands
 * for what the shop fills in.
 */
export function Messages({ of }: MessagesProps) {
  const rows = shopMessages.filter(({ folder }) => folder === of);
  if (rows.length === 0) throw new Error(`${of} has no messages.`);
  const isSame = ({ texts }: (typeof rows)[number]) => new Set(Object.values(texts)).size === 1;
  const same = rows.filter(isSame);
  return (
    <>
      <p>
        {rows.length - same.length} of {rows.length} differ between countries.
      </p>
      <MessageTable
        heading="Message"
        rows={[...rows.filter((row) => !isSame(row)), ...same]}
        rowKey={({ name }) => name}
        head={({ name }) => <code>{name}</code>}
      />
    </>
  );
}
