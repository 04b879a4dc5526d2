import { Unstyled } from '@storybook/addon-docs/blocks';
import { Icon } from '#ui/Icon';
import * as styles from './guides.css';
import { PrimitiveLink } from './PrimitiveLink';

export interface WhenToUseProps {
  /** What the primitive is for: 'send a form'. */
  use: readonly string[];
  /** What another one is for: `['lead to another page in a text', 'Link']`. */
  instead: readonly (readonly [need: string, primitive: string])[];
}

/** What a primitive is for, beside what others are for. */
export function WhenToUse({ use, instead }: WhenToUseProps) {
  return (
    <Unstyled>
      <div className={styles.pair}>
        <section className={styles.uses}>
          <h3 className={styles.usesTitle}>
            <Icon name="check" size="small" tone="success" /> Use it to
          </h3>
          <ul>
            {use.map((need) => (
              <li key={need}>{need}</li>
            ))}
          </ul>
        </section>
        <section className={styles.uses}>
          <h3 className={styles.usesTitle}>
            <Icon name="close" size="small" /> Use something else to
          </h3>
          <ul>
            {instead.map(([need, primitive]) => (
              <li key={need}>
                {need}: <PrimitiveLink name={primitive} />
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Unstyled>
  );
}
