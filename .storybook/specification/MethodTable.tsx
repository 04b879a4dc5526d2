import { handlers } from '#mocks/backend';
import { CallTable } from './CallTable';

const calls = Object.values(handlers).map(({ call }) => call);
const services = calls.map(({ name }) => name).filter((name) => name.startsWith('/'));
const methods = calls.filter(({ name }) => !name.startsWith('/'));

/** Every method of the backend with its error codes. */
export function MethodTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Method</th>
          <th scope="col">What for</th>
          <th scope="col">Error codes</th>
        </tr>
      </thead>
      <tbody>
        {methods.map(({ name, purpose, errors }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{purpose}</td>
            <td>{errors.join(', ') || 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Every service outside the backend. */
export const ServiceTable = () => <CallTable calls={services} />;
