import { useState } from 'react';
import { toId } from 'storybook/internal/csf';
import { Heading } from '#ui/Heading';
import { Text } from '#ui/Text';
import { type State, StoryFrame, storyAddress, useStates } from '../board';
import { PageLink } from '../specification/PageLink';
import { isOfShop, isPartOf } from '../storyIndex';
import { Picture } from './Gallery';
import * as styles from './welcome.css';

export interface ScreenMapProps {
  /** Titles in the order in which a shopper meets them, by the part of a visit. All others are listed after them. */
  sections: Readonly<Record<string, readonly string[]>>;
}

/** `Shell/Header/Mobile menu` → `Shell/Header`. */
const ownerOf = (title: string) => title.split('/').slice(0, 2).join('/');
const nameOf = (title: string) => title.split('/').at(-1);

/** Every screen, part of the shell and flow. A picture comes alive when it is pressed. */
export function ScreenMap({ sections }: ScreenMapProps) {
  // The pictures do not wait for the index.
  const states = useStates() ?? [];
  const named = Object.values(sections).flat();
  const inShop = states.filter(isOfShop);
  const others = [...new Set(inShop.map(({ title }) => ownerOf(title)))].filter(
    (title) => !named.includes(title),
  );
  return (
    <>
      {Object.entries(sections).map(([name, titles]) => (
        <section key={name}>
          <Heading level={3} size="h4">
            {name}
          </Heading>
          <ul className={styles.thumbnails}>
            {titles.map((title) => (
              <Thumbnail key={title} title={title} states={states.filter(isPartOf(title))} />
            ))}
          </ul>
        </section>
      ))}
      <ul className={styles.others}>
        {others.map((title) => {
          const [first, ...more] = inShop.filter(isPartOf(title));
          return (
            <li key={title}>
              <a href={first && storyAddress(first.id)} target="_top">
                {nameOf(title)}
              </a>{' '}
              {more.length + 1}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The part of a phone's window that a thumbnail shows, in px. */
const size = { width: 390, height: 560 };

function Thumbnail({ title, states: [first, ...more] }: { title: string; states: readonly State[] }) {
  const [width, setWidth] = useState(0);
  return (
    <li>
      {width > 0 && first ? (
        // The focus was on the picture.
        <div ref={(live) => live?.focus()} tabIndex={-1}>
          <StoryFrame state={first} label="Open it" size={size} scale={width / size.width} isUsable />
        </div>
      ) : (
        <button
          type="button"
          className={styles.thumbnail}
          onClick={({ currentTarget }) => setWidth(currentTarget.clientWidth)}
        >
          <Picture of={toId(title)} alt={`${nameOf(title)}, live`} />
        </button>
      )}
      <Text size="ui" weight="semibold">
        <PageLink to={ownerOf(title)}>{nameOf(title)}</PageLink>
      </Text>
      <Text size="small" tone="muted">
        {first && `${more.length + 1} states`}
      </Text>
    </li>
  );
}
