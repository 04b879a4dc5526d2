import { type ComponentProps, type Ref, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { Heading } from '#ui/Heading';
import { PageHead, type PageHeadProps } from './PageHead';

export interface PageHeadingProps
  extends Pick<ComponentProps<typeof Heading>, 'size' | 'lang'>,
    Omit<PageHeadProps, 'title'> {
  children: string;
  /** The page's title, where it differs from the heading. */
  title?: string;
  /** For a screen that moves the focus to the heading when its content changes. */
  ref?: Ref<HTMLHeadingElement | null>;
}

/**
 * The only `h1` of a screen. It sets the page's title and metadata. When it mounts, even after loading, it takes the
 * focus if a page change left that on `main`; a focus that the visitor has moved since stays where it is.
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
