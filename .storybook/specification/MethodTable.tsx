import { handlers } from '#mocks/backend';

const methods = Object.values(handlers).flatMap(({ call }) => (call.name.startsWith('/') ? [] : [call]));

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
