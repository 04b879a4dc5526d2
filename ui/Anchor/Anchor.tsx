import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  use,
} from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden';

/** What every link takes, whatever it looks like and whoever draws it. */
interface TargetProps {
  /** Where it leads. An address within the app begins with a slash. */
  href: string;
  /** Goes along to the page that it leads to, out of sight of the address; only a router can. */
  state?: unknown;
  /** Hears the press before the link is followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** The `a` element, so that the focus can be put on it. */
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** `page` for the page that is open, `true` for the section it belongs to. */
  'aria-current'?: 'page' | 'true' | undefined;
  /** The `id` of what says more about where it leads. */
  'aria-describedby'?: string | undefined;
}

/** What the app's own link is given: its router's, as a rule. It stands where the `a` element would, so it is styled like one. */
export interface InternalAnchorProps extends TargetProps, Pick<ComponentProps<'a'>, 'className'> {
  /** What leads there: words, a picture. */
  children: ReactNode;
}

/** What every link of the system takes. */
export interface LinkTargetProps extends TargetProps {
  /** Opens the address in a new tab, and says so to screen readers with these words: '(otvara se u novoj kartici)'. */
  newTabLabel?: string | undefined;
}

export interface AnchorProps extends LinkTargetProps, Pick<ComponentProps<'a'>, 'className'> {
  /** What leads there: a picture, a tile. */
  children: ReactNode;
}

const InternalAnchor = createContext<ComponentType<InternalAnchorProps> | 'a'>('a');

export interface AnchorProviderProps {
  /** Draws the links that stay within the app. */
  component: ComponentType<InternalAnchorProps>;
  /** The app. */
  children: ReactNode;
}

/** Has the app's router follow the links that stay within the app. Without it they are plain `a` elements. */
export function AnchorProvider({ component, children }: AnchorProviderProps) {
  return <InternalAnchor value={component}>{children}</InternalAnchor>;
}

const isInternal = (href: string) => /^\/(?!\/)/.test(href);

/**
 * A link without a look, for a picture or a tile that leads somewhere; the `className` is the look. Words that lead
 * somewhere are a `Link`, a `ButtonLink` or an `IconLink`.
 */
export function Anchor({ newTabLabel, state, children, ...anchor }: AnchorProps) {
  const Internal = use(InternalAnchor);
  if (newTabLabel) {
    return (
      <a {...anchor} target="_blank" rel="noopener">
        {children}
        <VisuallyHidden> {newTabLabel}</VisuallyHidden>
      </a>
    );
  }
  if (Internal === 'a' || !isInternal(anchor.href)) return <a {...anchor}>{children}</a>;
  return (
    <Internal {...anchor} state={state}>
      {children}
    </Internal>
  );
}
