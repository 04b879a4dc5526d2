import type { ReactNode } from 'react';
import { Heading } from '#ui/Heading';
import { Text } from '#ui/Text';
import { storyAddress, useStates } from '../board';
import { isPartOf } from '../storyIndex';
import * as styles from './welcome.css';

export interface PictureProps {
  /** The id of a state or of a title, whose first state it shows. `npm run pictures` takes what the page has. */
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

/** What the workspace is, over pictures of the shop. */
export function Hero() {
  const states = useStates() ?? [];
  const countOf = (room: string, depth: number) =>
    new Set(states.filter(isPartOf(room)).map(({ title }) => title.split('/').slice(0, depth).join('/')))
      .size;
  return (
    <header className={styles.hero}>
      <div className={styles.heroText}>
        <Heading level={1}>
          Every screen.
          <br />
          Every state.
          <br />
          Four countries.
        </Heading>
        <Text tone="muted">
          {states.length > 0 &&
            `${countOf('Screens', 2)} screens and ${countOf('UI', 3)} building blocks in ${states.length} states. `}
          All of it is the real shop, on a backend that does what you tell it.
        </Text>
        <p className={styles.ways}>
          <a href={storyAddress('screens-landing--default', { shell: 'on' })} target="_top">
            Open the shop’s first page
          </a>
          <a href="#your-first-ten-minutes">Your first ten minutes →</a>
        </p>
      </div>
      <Picture
        className={styles.desktop}
        of="screens-landing--default"
        width={1280}
        height={800}
        globals="shell:on"
      />
      <Picture className={styles.phone} of="screens-offer--default" height={700} globals="shell:on" />
    </header>
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
  <a className={styles.task} href={href} target={href.startsWith('#') ? undefined : '_top'}>
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
