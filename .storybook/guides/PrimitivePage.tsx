import { DocsPage, useOf } from '@storybook/addon-docs/blocks';
import { PrimitiveFacts } from './PrimitiveFacts';

/** The docs page of what has none of its own; that of a primitive ends with what the code knows of it. */
export default function PrimitivePage() {
  const isPrimitive = useOf('meta', ['meta']).preparedMeta.title.startsWith('UI/');
  return (
    <>
      <DocsPage />
      {isPrimitive && <PrimitiveFacts />}
    </>
  );
}
