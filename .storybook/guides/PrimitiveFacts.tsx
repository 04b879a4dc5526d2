import { users } from 'virtual:users';
import { Heading, useOf } from '@storybook/addon-docs/blocks';
import { useEntries } from '../board';
import type { IndexEntry } from '../storyIndex';

/** What only people can try. Whoever has tried it writes here what was heard, and when. */
const byHand = ['NVDA, Firefox', 'VoiceOver, iOS', 'TalkBack, Android', 'Forced colours, Windows'];

const RUN = 'in every run of the tests';

/** What the code knows of a primitive: who uses it, and what was tried of its accessibility. */
export function PrimitiveFacts() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  const entries = useEntries() ?? [];
  const tests = entries.filter((entry) => entry.title === title && entry.subtype === 'test');
  const tried = [
    ['axe', 'No violation in any state; one fails the test of its story.', RUN],
    ...tests.map(({ name }) => ['Test', name, RUN]),
    ...byHand.map((display) => [display, 'not tried yet', '']),
  ];
  return (
    <>
      <Heading>Used by</Heading>
      <Users files={users[title.split('/').at(-1) ?? ''] ?? []} entries={entries} />
      <Heading>Accessibility</Heading>
      <table>
        <thead>
          <tr>
            <th scope="col">Tried with</th>
            <th scope="col">Result</th>
            <th scope="col">When</th>
          </tr>
        </thead>
        <tbody>
          {tried.map(([what, result, when]) => (
            <tr key={`${what} ${result}`}>
              <th scope="row">{what}</th>
              <td>{result}</td>
              <td>{when}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

/** `features/offer/parts/Buying.tsx` → `features/offer`. */
const folderOf = (file: string) => file.match(/^(features\/shared\/\w+|\w+\/[\w-]+)/)?.[0] ?? file;

function Users({ files, entries }: { files: readonly string[]; entries: readonly IndexEntry[] }) {
  const folders = [...new Set(files.map(folderOf))];
  if (folders.length === 0) return <p>No screen imports it; other primitives may.</p>;
  return (
    <ul>
      {folders.map((folder) => {
        const count = files.filter((file) => folderOf(file) === folder).length;
        const page = entries.find(
          ({ name, importPath }) => name === 'Specification' && importPath.startsWith(`./${folder}/`),
        );
        return (
          <li key={folder}>
            {page ? (
              <a href={`./?path=/docs/${page.id}`} target="_top">
                {page.title}
              </a>
            ) : (
              <code>{folder}</code>
            )}
            {`, ${count} ${count === 1 ? 'file' : 'files'}`}
          </li>
        );
      })}
    </ul>
  );
}
