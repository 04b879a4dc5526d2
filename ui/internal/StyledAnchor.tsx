import {
  type ComponentProps,
  createContext,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  use,
} from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden';

/** The props of every link, including the router's. */
interface TargetProps {
  /** The address. Within the app it starts with a slash. */
  href: string;
  /** History state for the target page. Requires a router. */
  state?: unknown;
  /** Saves what is at the address, under this name, instead of opening it. */
  download?: string | undefined;
  /** Called on click, before navigation. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** The `a` element, for moving focus to it. */
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** `page` for the current page, `true` for its section. */
  'aria-current'?: 'page' | 'true' | undefined;
  /** The `id` of a description of the target. */
  'aria-describedby'?: string | undefined;
}

/** The props of the app's link component, usually the router's. It renders the `a` element with the given class. */
export interface InternalAnchorProps extends TargetProps, Pick<ComponentProps<'a'>, 'className'> {
  /** Text or a picture. */
  children: ReactNode;
}

/** The props of every link of the design system. */
export interface LinkTargetProps extends TargetProps {
  /**
   * Opens the address in a new tab and announces this to screen readers: '(otvara se u novoj kartici)'. An address of an
   * app (`tel:`, `viber:`) opens that app instead: a new tab would stay empty, or nothing would happen.
   */
  newTabLabel?: string | undefined;
}

interface StyledAnchorProps extends LinkTargetProps, Pick<ComponentProps<'a'>, 'className'> {
  /** Text or a picture. */
  children: ReactNode;
}

type RenderAnchor = (props: InternalAnchorProps) => ReactNode;

const RenderInternalAnchor = createContext<RenderAnchor | undefined>(undefined);

export interface AnchorProviderProps {
  /** Renders links within the app: `(props) => <RouterAnchor {...props} />`. */
  renderInternal: RenderAnchor;
  /** The app. */
  children: ReactNode;
}

/** Makes the app's router handle links within the app. Without it, they are plain `a` elements. */
export function AnchorProvider({ renderInternal, children }: AnchorProviderProps) {
  return <RenderInternalAnchor value={renderInternal}>{children}</RenderInternalAnchor>;
}

/** Whether another app opens the address: the phone, the mail, Viber. */
const opensApp = (href: string) => /^(?!https?:)[a-z][a-z\d+.-]*:/i.test(href);

const isInternal = (href: string) => /^\/(?!\/)/.test(href);

/** The base of every link of the design system; the caller provides the class. */
export function StyledAnchor({ newTabLabel, state, children, ...anchor }: StyledAnchorProps) {
  const renderInternal = use(RenderInternalAnchor);
  if (newTabLabel && !opensApp(anchor.href)) {
    return (
      <a {...anchor} target="_blank" rel="noopener">
        {children}
        <VisuallyHidden>{` ${newTabLabel}`}</VisuallyHidden>
      </a>
    );
  }
  if (!renderInternal || !isInternal(anchor.href)) return <a {...anchor}>{children}</a>;
  return renderInternal({ ...anchor, state, children });
}
