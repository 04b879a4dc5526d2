import type { Messages as MessagesByCountry } from '#features/shared/country';
import { MessageTable } from './MessageTable';
import { messageRows } from './messageRows';

export interface MessagesProps {
  /** What a feature's `messages.ts` exports. */
  of: MessagesByCountry<unknown>;
}

/** Every message of a feature in the four countries, read from the code. `…` stands for an argument. */
export function Messages({ of }: MessagesProps) {
  return (
    <MessageTable
      heading="Message"
      rows={messageRows(of)}
      rowKey={({ name }) => name}
      head={({ name }) => <code>{name}</code>}
    />
  );
}
