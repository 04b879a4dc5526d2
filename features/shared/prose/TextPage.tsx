import type { ComponentProps } from 'react';
import { Anchor } from '#ui/Anchor';
import { Link } from '#ui/Link';
import { Prose } from '#ui/Prose';
import { useMessages } from '../country';
import type { Content, Pieces } from './content';
import { messages } from './messages';
import { useSection, useSectionHref } from './section';
import * as styles from './TextPage.css';

export interface TextPageProps {
  content: Content;
  /** What this text can name beyond plain elements. */
  pieces?: Pieces;
}

/** A long text beside its table of contents; on phones that stands above it. Headings have addresses. */
export function TextPage({ content: { default: Text, tableOfContents }, pieces }: TextPageProps) {
  useSection();
  return (
    <div className={styles.layout}>
      {tableOfContents.length > 1 && <Contents of={tableOfContents} />}
      <Prose>
        <Text components={{ a: TextLink, h2: SectionHeading, ...pieces }} />
      </Prose>
    </div>
  );
}

function Contents({ of }: { of: Content['tableOfContents'] }) {
  const text = useMessages(messages);
  const hrefOf = useSectionHref();
  return (
    <nav aria-label={text.contents} className={styles.contents}>
      <p className={styles.contentsTitle}>{text.contents}</p>
      <ol>
        {of.map(({ id = '', value }) => (
          <li key={id}>
            <Anchor href={hrefOf(id)} className={styles.entry}>
              {value}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function TextLink({ href = '', children }: ComponentProps<'a'>) {
  return <Link href={href}>{children}</Link>;
}

/** Its own link, so that a place in a long text can be passed on. */
function SectionHeading({ id = '', children }: ComponentProps<'h2'>) {
  const hrefOf = useSectionHref();
  return (
    <h2 id={id} tabIndex={-1}>
      <Anchor href={hrefOf(id)} className={styles.anchor}>
        {children}
      </Anchor>
    </h2>
  );
}
