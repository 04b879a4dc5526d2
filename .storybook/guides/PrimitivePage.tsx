import { Description, DocsPage, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { PrimitiveFacts } from './PrimitiveFacts';

/** The docs page of what has no page of its own: of a primitive, with all that the code knows of it. */
export default function PrimitivePage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (!preparedMeta.title.startsWith('UI/')) return <DocsPage />;
  return (
    <>
      <Title />
      <Description of="meta" />
      <Primary />
      <PrimitiveFacts />
    </>
  );
}
