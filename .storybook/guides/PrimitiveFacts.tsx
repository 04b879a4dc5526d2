import { users } from 'virtual:users';
import { ArgTypes, Heading, Stories, useOf } from '@storybook/addon-docs/blocks';
import { useEntries } from '../board';
import type { IndexEntry } from '../storyIndex';

/** What only people can try. Whoever has tried it writes here what was heard, and when. */
const byHand = ['NVDA, Firefox', 'VoiceOver, iOS', 'TalkBack, Android', 'Forced colours, Windows'];

/** What the code knows of a primitive: its states, who uses it, its props, and what was tried of its accessibility. */
export function PrimitiveFacts() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const entries = useEntries() ?? [];
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  return (
    <>
      <Stories title="All states" />
      <Heading>Used by</Heading>
      <Users files={users[name] ?? []} entries={entries} />
      <Heading>Props</Heading>
      <ArgTypes />
      <Heading>Accessibility</Heading>
      <Accessibility
        tests={entries.filter(({ title, subtype }) => title === preparedMeta.title && subtype === 'test')}
      />
    </>
  );
}

/** `features/offer/parts/Buying.tsx` → `features/offer`. */
const folderOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('features/shared/') ? 3 : 2)
    .join('/');

function Users({ files, entries }: { files: readonly string[]; entries: readonly IndexEntry[] }) {
  const folders = [...new Set(files.map(folderOf))];
  if (folders.length === 0) return <p>No screen imports it; other primitives may.</p>;
  return (
    <ul>
      {folders.map((folder) => {
        const page = entries.find(
          ({ name, importPath }) => name === 'Specification' && importPath.startsWith(`./${folder}/`),
        );
        const count = files.filter((file) => folderOf(file) === folder).length;
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

/** What tests try in every run, and what only people can. */
function Accessibility({ tests }: { tests: readonly IndexEntry[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Tried with</th>
          <th scope="col">Result</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">axe</th>
          <td>No violation in any state; one fails its test.</td>
          <td>in every run of the tests</td>
        </tr>
        {tests.map((test) => (
          <tr key={test.id}>
            <th scope="row">Test</th>
            <td>{test.name}</td>
            <td>in every run of the tests</td>
          </tr>
        ))}
        {byHand.map((display) => (
          <tr key={display}>
            <th scope="row">{display}</th>
            <td>not tried yet</td>
            <td />
          </tr>
        ))}
      </tbody>
    </table>
  );
}
