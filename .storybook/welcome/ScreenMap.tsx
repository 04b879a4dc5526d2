import { Unstyled } from '@storybook/addon-docs/blocks';
import { nameWithin, type State, StoryFrame, thumbnailSize, useStates } from '../board';
import { isPartOf } from '../storyIndex';
import * as styles from './welcome.css';

const sections = ['Screens', 'Shell', 'Flows'];

/** `Screens/Checkout/Guest` → `Screens/Checkout`. */
const ownerOf = ({ title }: State) => title.split('/').slice(0, 2).join('/');

/** Every screen, part of the shell and flow, each with its states as live thumbnails. */
export function ScreenMap() {
  const states = useStates() ?? [];
  return sections.map((section) => {
    const own = states.filter(isPartOf(section));
    return (
      <section key={section}>
        <h3>{section}</h3>
        {[...new Set(own.map(ownerOf))].map((owner) => (
          <Row key={owner} owner={owner} states={own.filter(isPartOf(owner))} />
        ))}
      </section>
    );
  });
}

function Row({ owner, states }: { owner: string; states: readonly State[] }) {
  const name = owner.split('/').slice(1).join('');
  return (
    <>
      <h4>
        {name} ({states.length})
      </h4>
      <Unstyled>
        <div className={styles.strip}>
          {states.map((state) => (
            <StoryFrame key={state.id} state={state} label={nameWithin(owner, state)} {...thumbnailSize} />
          ))}
        </div>
      </Unstyled>
    </>
  );
}
