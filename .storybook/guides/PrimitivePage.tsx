import {
  ArgTypes,
  Description,
  DocsPage,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';

const guides = import.meta.glob<ComponentType>('../../ui/*/*.guide.mdx', { eager: true, import: 'default' });

/**
 * The docs page of what has none of its own. That of a primitive answers a designer's questions in their order: shall I,
 * how is it built, how does it look in every state, which props. The first two stand in its `.guide.mdx`.
 */
export default function PrimitivePage() {
  const { title } = useOf('meta', ['meta']).preparedMeta;
  if (!title.startsWith('UI/')) return <DocsPage />;

  const name = title.split('/').at(-1);
  const Guide = guides[`../../ui/${name}/${name}.guide.mdx`];
  if (!Guide) throw new Error(`ui/${name}/${name}.guide.mdx is missing: when to use it, and its parts.`);
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <Guide />
      <Stories title={<Heading>All states</Heading>} includePrimary={false} />
      <Heading>Props</Heading>
      <ArgTypes />
    </>
  );
}
