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
  /** Passed to the page it leads to without showing in the address. Needs a router. */
  state?: unknown;
  /** Called before the link is followed. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** The `a` element, so that the focus can be put on it. */
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** `page` for the page that is open, `true` for the section it belongs to. */
  'aria-current'?: 'page' | 'true' | undefined;
  /** The `id` of what describes where it leads. */
  'aria-describedby'?: string | undefined;
}

/** The props of the app's own link component, usually its router's. It replaces the `a` element and takes its class. */
export interface InternalAnchorProps extends TargetProps, Pick<ComponentProps<'a'>, 'className'> {
  /** Text or a picture. */
  children: ReactNode;
}

/** What every link of the system takes. */
export interface LinkTargetProps extends TargetProps {
  /** Opens the address in a new tab and announces this to screen readers: '(otvara se u novoj kartici)'. */
  newTabLabel?: string | undefined;
}

interface StyledAnchorProps extends LinkTargetProps, Pick<ComponentProps<'a'>, 'className'> {
  /** Text or a picture. */
  children: ReactNode;
}

const InternalAnchor = createContext<ComponentType<InternalAnchorProps> | 'a'>('a');

export interface AnchorProviderProps {
  /** Draws the links that stay within the app. */
  component: ComponentType<InternalAnchorProps>;
  /** The app. */
  children: ReactNode;
}

/** Lets the app's router follow the links that stay within the app. Without it they are plain `a` elements. */
export function AnchorProvider({ component, children }: AnchorProviderProps) {
  return <InternalAnchor value={component}>{children}</InternalAnchor>;
}

const isInternal = (href: string) => /^\/(?!\/)/.test(href);

/** The link under every link of the system, which brings its class. */
export function StyledAnchor({ newTabLabel, state, children, ...anchor }: StyledAnchorProps) {
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
