import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { PageHeading, type PageHeadingProps } from './PageHeading';

export interface PageIntroProps extends Omit<PageHeadingProps, 'description'> {
  /** One or two sentences below the heading. They describe the page to search engines, too. */
  lead: string;
}

/** The beginning of most pages: heading and lead. */
export function PageIntro({ lead, ...heading }: PageIntroProps) {
  return (
    <Stack gap="3">
      <PageHeading {...heading} description={lead} />
      <Text size="lead" tone="muted">
        {lead}
      </Text>
    </Stack>
  );
}
