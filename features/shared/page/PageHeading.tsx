import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { Heading } from '#ui/Heading';
import { usePageTitle } from './usePageTitle';

export interface PageHeadingProps extends Pick<ComponentProps<typeof Heading>, 'size'> {
  children: string;
  /** What the tab says, where the heading is no good name for the page. */
  title?: string;
}

/**
 * The one `h1` of a screen. It names the page and takes the focus that a page change left on `main`, even where it
 * appears only after loading; somebody who has moved on meanwhile keeps theirs.
 */
export function PageHeading({ children, title, ...heading }: PageHeadingProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  usePageTitle(title ?? children);
  useLayoutEffect(() => {
    if (document.activeElement?.tagName === 'MAIN') ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Heading {...heading} level={1} tabIndex={-1} ref={ref}>
      {children}
    </Heading>
  );
}
