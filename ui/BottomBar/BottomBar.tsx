import { type ReactNode, useRef } from 'react';
import { Container } from '#ui/Container';
import { BOTTOM_BAR_HEIGHT, BOTTOM_MESSAGE_HEIGHT, usePublishedHeight } from '#ui/theme';
import * as styles from './BottomBar.css';

export const bottomBarPlacements = ['window', 'message', 'content'] as const;

export interface BottomBarProps {
  /** One or two lines: a question with its answers, a message, a price with its button. */
  children: ReactNode;
  /**
   * `window` is fixed to the window's lower edge, once per page; `message` is a dark line of text above it. The page ends
   * above both. `content` sticks to the lower edge while the content that it ends is in view and no other
   * bar is.
   */
  placement: (typeof bottomBarPlacements)[number];
  /** Only with `content`: it slides out of the window, and nothing in it can be reached. */
  hidden?: boolean;
}

const publishedHeights = {
  window: BOTTOM_BAR_HEIGHT,
  message: BOTTOM_MESSAGE_HEIGHT,
  // Takes up space in its content.
  content: undefined,
} as const;

/** A bar across the lower edge of the window. It never covers the end of the page, and is not printed. */
export function BottomBar({ children, placement, hidden = false }: BottomBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  usePublishedHeight(bar, publishedHeights[placement]);
  return (
    <div
      ref={bar}
      className={styles.placements[placement]}
      data-state={hidden ? 'hidden' : 'shown'}
      inert={hidden}
    >
      <Container>{children}</Container>
    </div>
  );
}
