import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { DocsTable } from '../DocsTable';
import * as styles from './guides.css';
import { PrimitiveLink } from './PrimitiveLink';

export interface ChoicesProps {
  /** The primitives to choose from. */
  items: readonly {
    name: string;
    /** What its docs page is called, where `name` says more: 'Button with href'. */
    primitive?: string;
    /** The primitive itself, if it can stand in a table. */
    example?: ReactNode;
    /** What it is for. */
    use: string;
    /** What something else is for. */
    avoid: string;
  }[];
}

/** Similar primitives with what each is for and what it is not for. */
export function Choices({ items }: ChoicesProps) {
  const hasExamples = items.some(({ example }) => example);
  return (
    <DocsTable
      head={['Primitive', ...(hasExamples ? ['Looks like'] : []), 'Use it for', 'Not for']}
      rows={items.map(({ name, primitive = name, example, use, avoid }) => {
        const link = (
          <PrimitiveLink key="link" name={primitive}>
            {name}
          </PrimitiveLink>
        );
        const sample = (
          <Unstyled key="sample" className={styles.sample}>
            {example}
          </Unstyled>
        );
        return { key: name, cells: [link, ...(hasExamples ? [sample] : []), use, avoid] };
      })}
    />
  );
}
