import { shopMessages } from '../messages/shopMessages';
import { MessageTable } from './MessageTable';

export interface MessagesProps {
  /** The folder of the texts: `features/club/messages`. */
  of: string;
}

/** Every text of a folder in the four countries, read from the code. `{amount}` stands for what the shop fills in. */
export function Messages({ of }: MessagesProps) {
  const rows = shopMessages.filter(({ folder }) => folder === of);
  if (rows.length === 0) throw new Error(`${of} has no messages.`);
  return (
    <MessageTable
      heading="Message"
      rows={rows}
      rowKey={({ name }) => name}
      head={({ name }) => <code>{name}</code>}
    />
  );
}
