import {
  ArgTypes,
  Description,
  DocsPage,
  Heading,
  Primary,
  Stories,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { StateRow, useStates } from '../board';

const guides = import.meta.glob<ComponentType>('../../ui/*/*.guide.mdx', { eager: true, import: 'default' });

/**
 * The docs page of what has none of its own. That of a primitive answers a designer's questions in their order: shall I,
 * how is it built, how does it look in every state, which props. The first two stand in its `.guide.mdx`.
 */
export default function PrimitivePage() {
  const { title, parameters } = useOf('meta', ['meta']).preparedMeta;
  if (!title.startsWith('UI/')) return <DocsPage />;

  const name = title.split('/').at(-1);
  const Guide = guides[`../../ui/${name}/${name}.guide.mdx`];
  if (!Guide) throw new Error(`ui/${name}/${name}.guide.mdx is missing: when to use it, and its parts.`);
  const coversPage = parameters.docs?.story?.inline === false;
  return (
    <>
      <Title />
      <Description of="meta" />
      {coversPage ? null : <Primary />}
      <Guide />
      {coversPage ? (
        <FramedStates title={title} />
      ) : (
        <Stories title={<Heading>All states</Heading>} includePrimary={false} />
      )}
      <Heading>Props</Heading>
      <ArgTypes />
    </>
  );
}

/** The window of a frame, in px. */
const size = { width: 800, height: 560 };

/** The states of what covers its whole page. A frame is inert, so that a docs page keeps its focus; a press opens the state. */
function FramedStates({ title }: { title: string }) {
  const states = useStates()?.filter((state) => state.title === title) ?? [];
  return (
    <>
      <Heading>All states</Heading>
      <Unstyled>
        {states.map((state) => (
          <StateRow
            key={state.id}
            state={state}
            columns={[{ label: 'Open it', size }]}
            scale={1}
            width={size.width}
          />
        ))}
      </Unstyled>
    </>
  );
}
