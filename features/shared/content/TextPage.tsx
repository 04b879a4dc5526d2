import { type ReactNode, useMemo } from 'react';
import { Anchor } from '#ui/Anchor';
import { Link } from '#ui/Link';
import { Prose } from '#ui/Prose';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { useMessages } from '../country';
import type { Content, Pieces } from './content';
import { useCurrentSection, useSection, useSectionHref } from './section';
import * as styles from './TextPage.css';
import { messages } from './textMessages';

export interface TextPageProps {
  content: Content;
  /** Components that the text uses beside plain elements. */
  pieces?: Pieces;
  /** Content below the text, in its column. */
  children?: ReactNode;
}

/** A long text beside its table of contents, or below it on phones. Every heading has an address. */
export function TextPage({ content, pieces, children }: TextPageProps) {
  const { default: Body, tableOfContents } = content;
  useSection();
  return (
    <div className={styles.layout}>
      <div className={styles.aside}>
        <Contents entries={tableOfContents} />
      </div>
      <div className={styles.column}>
        <Prose>
          <Body components={{ a: TextLink, h2: SectionHeading, ...pieces }} />
        </Prose>
        {children}
      </div>
    </div>
  );
}

function Contents({ entries }: { entries: Content['tableOfContents'] }) {
  const text = useMessages(messages);
  const hrefOf = useSectionHref();
  const current = useCurrentSection(useMemo(() => entries.map(({ id = '' }) => id), [entries]));
  return (
    <nav aria-label={text.contents} className={styles.contents}>
      <Stack gap="2">
        <Text size="small" tone="muted">
          {text.contents}
        </Text>
        <ol>
          {entries.map(({ id = '', value }) => (
            <li key={id}>
              <Anchor href={hrefOf(id)} aria-current={id === current ? 'true' : undefined}>
                <span className={styles.entry}>{value}</span>
              </Anchor>
            </li>
          ))}
        </ol>
      </Stack>
    </nav>
  );
}

function TextLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  return <Link href={href}>{children}</Link>;
}

/** A heading that links to itself, so that its address can be shared. */
function SectionHeading({ id = '', children }: { id?: string; children?: ReactNode }) {
  const hrefOf = useSectionHref();
  return (
    <h2 id={id} tabIndex={-1}>
      <Link href={hrefOf(id)} tone="ink" underline="hover">
        {children}
      </Link>
    </h2>
  );
}
