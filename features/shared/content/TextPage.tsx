import { type ReactNode, useMemo } from 'react';
import { Card } from '#ui/Card';
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

export interface TextPageProps {
  content: Content;
  /** Components that the text uses beside plain elements. */
  components?: MdxComponents;
  /** Content below the text, in its column. */
  children?: ReactNode;
}

/** A long text beside its table of contents, or below it on small windows. Every heading has an address. */
export function TextPage({ content, components, children }: TextPageProps) {
  const { default: Body, tableOfContents } = content;
  useSection();
  return (
    <TextLayout
      aside={
        <ScreenOnly>
          <Contents entries={tableOfContents} />
        </ScreenOnly>
      }
    >
      <Stack gap="10">
        <Prose>
          <Body components={{ a: TextLink, h2: SectionHeading, ...components }} />
        </Prose>
        {children}
      </Stack>
    </TextLayout>
  );
}

function Contents({ entries }: { entries: Content['tableOfContents'] }) {
  const text = useMessages(messages);
  const hrefOf = useSectionHref();
  const current = useCurrentSection(useMemo(() => entries.map(({ id = '' }) => id), [entries]));
  const isBeside = useMedia(media.above('xl'));
  const contents = (
    <Stack gap="2">
      <Text size="small" tone="muted">
        {text.contents}
      </Text>
      <SideNavigation
        label={text.contents}
        items={entries.map(({ id = '', value }) => ({ href: hrefOf(id), label: value }))}
        current={current && hrefOf(current)}
        level="section"
      />
    </Stack>
  );
  return isBeside ? contents : <Card tone="sunken">{contents}</Card>;
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
  return (
    <h2 id={id} tabIndex={-1}>
      <Link href={hrefOf(id)} tone="ink" underline="hover">
        <span className={styles.headingLink}>{children}</span>
      </Link>
    </h2>
  );
}
