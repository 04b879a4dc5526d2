import { changes } from 'virtual:changes-since-main';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type State, StoryFrame, storyAddress, thumbnailSize, useStates } from '../board';
import type { Change } from './changedStories';
import * as styles from './welcome.css';

/** The states that are new or modified since `main`, and links to those that only use changed code. */
export function Changes() {
  const states = useStates();
  if ('unknown' in changes) return <p>What has changed is not known: {changes.unknown}</p>;
  const { stories } = changes;
  if (stories.length === 0)
    return (
      <p>
        Nothing differs from the branch <code>main</code>.
      </p>
    );
  const changedTo = (change: Change) =>
    (states ?? []).filter((state) =>
      stories.some(
        (story) =>
          story.change === change &&
          story.exportName === state.exportName &&
          `./${story.file}` === state.importPath,
      ),
    );
  return (
    <>
      <ChangedStates label="New" states={changedTo('new')} />
      <ChangedStates label="Modified" states={changedTo('modified')} />
      <AffectedStates states={changedTo('affected')} />
    </>
  );
}

const fullName = ({ title, name }: State) => `${title.replaceAll('/', ', ')}, ${name}`;

function ChangedStates({ label, states }: { label: string; states: readonly State[] }) {
  if (states.length === 0) return null;
  return (
    <>
      <h3>
        {label} ({states.length})
      </h3>
      <Unstyled>
        <div className={styles.strip}>
          {states.map((state) => (
            <StoryFrame key={state.id} state={state} label={fullName(state)} {...thumbnailSize} />
          ))}
        </div>
      </Unstyled>
    </>
  );
}

function AffectedStates({ states }: { states: readonly State[] }) {
  if (states.length === 0) return null;
  return (
    <details>
      <summary>{states.length} more states use code that has changed</summary>
      <ul>
        {states.map((state) => (
          <li key={state.id}>
            <a href={storyAddress(state.id)} target="_top">
              {fullName(state)}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
