import { handlers } from '#mocks/backend';
import { DocsTable } from '../DocsTable';
import { CallTable } from './Calls';

const calls = Object.values(handlers).map(({ call }) => call);
const services = calls.map(({ name }) => name).filter((name) => name.startsWith('/'));
const methods = calls.filter(({ name }) => !name.startsWith('/'));

/** Every method of the backend with its error codes. */
export function MethodTable() {
  return (
    <DocsTable
      head={['Method', 'What for', 'Error codes']}
      rows={methods.map(({ name, purpose, errors }) => ({
        key: name,
        cells: [<code key="method">{name}</code>, purpose, errors.join(', ') || 'none'],
      }))}
    />
  );
}

/** Every service outside the backend. */
export const ServiceTable = () => <CallTable calls={services} />;
