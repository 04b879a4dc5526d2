import type { ReactNode } from 'react';
import { Text } from '#ui/Text';
import { useStates } from '../board';
import { isPartOf } from '../storyIndex';
import * as styles from './welcome.css';

export interface PictureProps {
  /** The id of a state or of a title, whose first state it shows. `.ci/pictures.ts` takes what the page has. */
  of: string;
  /** Of the window in the picture, in px. */
  width?: number;
  height?: number;
  /** Toolbars of the state. */
  globals?: string;
  alt?: string;
  className?: string;
}

/** A picture of a state, which is there without loading the state. */
export const Picture = ({ of, width = 390, height = 560, globals, alt = '', className }: PictureProps) => (
  <img {...{ width, height, className }} alt={alt} src={`pictures/${of}.webp`} data-globals={globals} />
);

/** How many screens, building blocks and states there are, as a sentence. Empty until the index is loaded. */
export function Counts() {
  const states = useStates();
  const countOf = (room: string, depth: number) =>
    new Set(states?.filter(isPartOf(room)).map(({ title }) => title.split('/').slice(0, depth).join('/')))
      .size;
  return (
    states &&
    `${countOf('Screens', 2)} screens and ${countOf('UI', 3)} building blocks in ${states.length} states. `
  );
}

export interface TaskProps {
  href: string;
  /** The colour behind the example. */
  tint: string;
  title: string;
  text: string;
  /** An example of what the task gives. */
  children: ReactNode;
}

/** What one can do in the workspace, with an example of what comes of it. */
export const Task = ({ href, tint, title, text, children }: TaskProps) => (
  <a className={styles.task} href={href} target="_top">
    <span className={styles.example} style={{ background: tint }} aria-hidden="true">
      {children}
    </span>
    <Text as="span" size="h4">
      {title}
    </Text>
    <Text as="span" size="small" tone="muted">
      {text}
    </Text>
  </a>
);
