import { createContext, type ReactNode, use, useMemo } from 'react';
import { Icon } from '#ui/Icon';
import { Link } from '#ui/Link';
import { Prose } from '#ui/Prose';
import { ScreenOnly } from '#ui/ScreenOnly';
import { SideNavigation } from '#ui/SideNavigation';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { media, useMedia } from '#ui/theme';
import { newTabLabel, useMessages } from '../country';
import type { Content, MdxComponents } from './content';
import { messages } from './messages';
import { useCurrentSection, useSection, useSectionHref } from './section';
import { TextLayout } from './TextLayout';
import * as styles from './TextPage.css';

/** A text with fewer headings has no table of contents. */
const MIN_HEADINGS = 6;

/** What stands before and after headings, by their id. */
const Inserts = createContext<Record<string, { before?: ReactNode; after?: ReactNode }>>({});

export interface TextPageProps {
  content: Content;
  /** Components that the text uses beside plain elements. */
  components?: MdxComponents;
  /** A picture below the second heading. */
  illustration?: ReactNode;
  /** Content below the text, in its column. */
  children?: ReactNode;
}

/**
 * A long text beside its table of contents, which is folded before the first heading on small windows. Every heading has an
 * address.
 */
export function TextPage({ content, components, illustration, children }: TextPageProps) {
  const { default: Body, tableOfContents } = content;
  const isBeside = useMedia(media.above('xl'));
  useSection();
  const contents = tableOfContents.length >= MIN_HEADINGS && (
    <Contents entries={tableOfContents} isFolded={!isBeside} />
  );
  const [first, second] = tableOfContents;
  return (
    <TextLayout aside={isBeside && contents}>
      <Stack gap="10">
        <Inserts
          value={{
            [second?.id ?? '']: { after: illustration },
            [first?.id ?? '']: { before: !isBeside && contents },
          }}
        >
          <Prose>
            <Body components={{ a: TextLink, h2: SectionHeading, ...components }} />
          </Prose>
        </Inserts>
        {children}
      </Stack>
    </TextLayout>
  );
}

interface ContentsProps {
  entries: Content['tableOfContents'];
  isFolded: boolean;
}

function Contents({ entries, isFolded }: ContentsProps) {
  const text = useMessages(messages);
  const hrefOf = useSectionHref();
  const current = useCurrentSection(useMemo(() => entries.map(({ id = '' }) => id), [entries]));
  const links = (
    <SideNavigation
      label={text.contents}
      items={entries.map(({ id = '', value }) => ({ href: hrefOf(id), label: value }))}
      current={current && hrefOf(current)}
      level="section"
    />
  );
  if (isFolded) {
    return (
      <details className={styles.fold}>
        <summary className={styles.summary}>
          <Text as="span" weight="semibold">
            {text.contents}
          </Text>
          <span className={styles.icon}>
            <Icon name="plus" size="small" />
          </span>
        </summary>
        {links}
      </details>
    );
  }
  return (
    <ScreenOnly>
      <Stack gap="2">
        <Text size="small" tone="muted">
          {text.contents}
        </Text>
        {links}
      </Stack>
    </ScreenOnly>
  );
}

function TextLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  return (
    <Link href={href} newTabLabel={/^https:/.test(href) ? newTabLabel : undefined}>
      {children}
    </Link>
  );
}

/** A heading that links to itself, so that its address can be shared. */
function SectionHeading({ id = '', children }: { id?: string; children?: ReactNode }) {
  const hrefOf = useSectionHref();
  const { before, after } = use(Inserts)[id] ?? {};
  return (
    <>
      {before}
      <h2 id={id} tabIndex={-1}>
        <Link href={hrefOf(id)} tone="ink" underline="hover">
          <span className={styles.headingLink}>{children}</span>
        </Link>
      </h2>
      {after}
    </>
  );
}
