import { toolbars } from '../toolbars';

/** Every toolbar with its choices. */
export function ToolbarTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Toolbar</th>
          <th scope="col">Sets</th>
          <th scope="col">Choices</th>
        </tr>
      </thead>
      <tbody>
        {Object.values(toolbars).map(({ description, toolbar }) => (
          <tr key={description}>
            <th scope="row">{toolbar.title}</th>
            <td>{description}</td>
            <td>
              {toolbar.items
                .map((item) => ('right' in item && item.title === toolbar.title ? item.right : item.title))
                .join(' · ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
