import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Heading } from '#ui/Heading';
import { PageHead, type PageHeadProps } from './PageHead';

export interface PageHeadingProps
  extends Pick<ComponentProps<typeof Heading>, 'size'>,
    Omit<PageHeadProps, 'title'> {
  children: string;
  /** What the tab says, where the heading is no good name for the page. */
  title?: string;
  /** For a screen that moves the focus here when it becomes another. */
  ref?: Ref<HTMLHeadingElement | null>;
}

/**
 * The one `h1` of a screen. It names the page, inside and out, and takes the focus that a page change left on `main`, even where it
 * appears only after loading; somebody who has moved on meanwhile keeps theirs.
 */
export function PageHeading({
  children,
  title = children,
  description,
  picture,
  about,
  ref,
  ...heading
}: PageHeadingProps) {
  const own = useRef<HTMLHeadingElement>(null);
  useImperativeHandle<HTMLHeadingElement | null, HTMLHeadingElement | null>(ref, () => own.current);
  useLayoutEffect(() => {
    if (document.activeElement?.tagName === 'MAIN') own.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <PageHead title={title} description={description} picture={picture} {...(about && { about })} />
      <Heading {...heading} level={1} tabIndex={-1} ref={own}>
        {children}
      </Heading>
    </>
  );
}
