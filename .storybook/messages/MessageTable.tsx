import { DocsTable } from '../DocsTable';
import { fixedMessages } from './fixedMessages';

/** Every message of the specification. */
export const MessageTable = () => (
  <DocsTable
    head={['When', 'Message']}
    rows={fixedMessages.map(({ situation, text }) => ({
      key: situation,
      cells: [
        situation,
        <span key="text" lang="bs">
          {text}
        </span>,
      ],
    }))}
  />
);
