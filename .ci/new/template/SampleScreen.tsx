import { useMessages } from '#features/shared/country';
import { LoadFailure, PageIntro, ToShop } from '#features/shared/page';
import { Card } from '#ui/Card';
import { Container } from '#ui/Container';
import { EmptyState } from '#ui/EmptyState';
import { Grid } from '#ui/Grid';
import { Heading } from '#ui/Heading';
import { Skeleton, SkeletonGroup } from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { useVouchers } from './calls';
import { messages } from './messages';

/** Its rules: Screens/Sample. */
export function SampleScreen() {
  const text = useMessages(messages);
  return (
    <Container>
      <Stack gap="8" paddingBlock="8">
        <PageIntro lead={text.lead}>{text.heading}</PageIntro>
        <Vouchers />
      </Stack>
    </Container>
  );
}

const columns = { phone: 1, tablet: 2, desktop: 3 } as const;

function Vouchers() {
  const text = useMessages(messages);
  const { data: vouchers, isError, isFetching, refetch } = useVouchers();
  if (!vouchers && isError) return <LoadFailure busy={isFetching} onRetry={refetch} />;
  if (!vouchers) {
    return (
      <SkeletonGroup label={text.loading}>
        <Grid columns={columns} gap="6">
          {[1, 2, 3].map((index) => (
            <Card key={index} tone="outlined">
              <Skeleton shape="line" width="most" />
            </Card>
          ))}
        </Grid>
      </SkeletonGroup>
    );
  }
  if (vouchers.length === 0) {
    return (
      <EmptyState icon="box" title={text.empty} action={<ToShop />}>
        {text.emptyHint}
      </EmptyState>
    );
  }
  return (
    <Grid columns={columns} gap="6" as="ul">
      {vouchers.map(({ id, name }) => (
        <li key={id}>
          <Card tone="outlined" as="article">
            <Heading level={2} size="h4">
              {name}
            </Heading>
          </Card>
        </li>
      ))}
    </Grid>
  );
}
