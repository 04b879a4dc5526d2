import { expect } from 'storybook/test';
import { boxOf } from '#storybook/geometry';
import preview from '#storybook/preview';
import { Band } from '#ui/Band';
import { Card } from '#ui/Card';
import { Container } from '#ui/Container';
import { Grid } from '#ui/Grid';
import { Heading } from '#ui/Heading';
import {
  FieldSkeleton,
  Skeleton,
  SkeletonGroup,
  skeletonRatios,
  skeletonShapes,
  skeletonSizes,
  skeletonWidths,
} from '#ui/Skeleton';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

const meta = preview.meta({
  title: 'UI/Feedback/Skeleton',
  component: Skeleton,
  subcomponents: { FieldSkeleton, SkeletonGroup },
  args: { shape: 'line' as const },
  argTypes: {
    shape: { control: 'inline-radio', options: skeletonShapes },
    size: { control: 'select', options: skeletonSizes },
    width: { control: 'inline-radio', options: skeletonWidths },
    ratio: { control: 'inline-radio', options: skeletonRatios },
  },
});

export default meta;

const offerCard = (
  <Stack gap="3">
    <Skeleton shape="block" ratio="portrait" />
    <Stack gap="1">
      <Skeleton shape="heading" width="half" />
      <Skeleton shape="line" width="most" />
      <Skeleton shape="line" width="half" />
    </Stack>
    <Skeleton shape="control" />
  </Stack>
);

/** The place of one line of text that is still loading. */
export const Default = meta.story();

/** A shape in place of content, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { shape: 'block', ratio: 'square', width: 'half' },
});

/** Two fields of a form that is still loading. */
export const Fields = meta.story({
  render: () => (
    <Stack gap="5">
      <FieldSkeleton />
      <FieldSkeleton />
    </Stack>
  ),
});

/** Lines of every width, in place of text. */
export const Lines = meta.story({
  render: () => (
    <Stack gap="2">
      {skeletonWidths.map((width) => (
        <Skeleton key={width} shape="line" width={width} />
      ))}
    </Stack>
  ),
});

/** Lines of every size, in place of texts of other type styles. */
export const Sizes = meta.story({
  render: () => (
    <Stack gap="2">
      {skeletonSizes.map((size) => (
        <Skeleton key={size} shape="line" size={size} width="half" />
      ))}
    </Stack>
  ),
});

/** Blocks of every ratio, in place of pictures. */
export const Blocks = meta.story({
  render: () => (
    <Grid
      columns={{ phone: 2, tablet: 3 }}
      gap={{ phone: '7', tablet: '9', desktop: '10' }}
      columnGap={{ phone: '3', tablet: '6' }}
    >
      {skeletonRatios.map((ratio) => (
        <Skeleton key={ratio} shape="block" ratio={ratio} />
      ))}
    </Grid>
  ),
});

/** Cards of offers that are still loading. */
export const OfferCards = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <SkeletonGroup label="Učitavanje proizvoda">
      <Container>
        <Grid
          columns={{ phone: 2, tablet: 3 }}
          gap={{ phone: '7', tablet: '9', desktop: '10' }}
          columnGap={{ phone: '3', tablet: '6' }}
        >
          <div>{offerCard}</div>
          <div>{offerCard}</div>
          <div>{offerCard}</div>
          <div>{offerCard}</div>
        </Grid>
      </Container>
    </SkeletonGroup>
  ),
  play: async ({ canvas }) => {
    // Screen readers announce one sentence, however many shapes there are.
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Učitavanje proizvoda$/);
  },
});

/** The shapes on every surface, so that they can be told from it. */
export const OnEverySurface = meta.story({
  parameters: { layout: 'fullscreen' },
  render: () => (
    <>
      {(['plain', 'sunken', 'deep', 'tint'] as const).map((tone) => (
        <Band key={tone} tone={tone}>
          <Container>
            <Stack>
              <Card tone={tone === 'plain' ? 'outlined' : 'plain'}>
                <Skeleton shape="heading" width="half" />
              </Card>
              <Skeleton shape="line" />
            </Stack>
          </Container>
        </Band>
      ))}
    </>
  ),
});

/** The places of a long text. */
export const LongText = meta.story({
  render: () => (
    <SkeletonGroup label="Učitavanje narudžbi i podataka o dostavi koji su sačuvani na vašem računu">
      <Stack gap="0">
        <Skeleton shape="line" />
        <Skeleton shape="line" />
        <Skeleton shape="line" width="half" />
      </Stack>
    </SkeletonGroup>
  ),
});

/** A line that is as high as the text that replaces it. */
export const HeightOfText = meta.story({
  tags: ['thorough'],
  render: () => (
    <Grid columns={{ phone: 1, tablet: 2 }} gap="8" columnGap={{ phone: '8', desktop: '10' }}>
      <div data-testid="skeleton">
        <Skeleton shape="heading" width="half" />
        <Skeleton shape="line" />
        <Skeleton shape="control" />
      </div>
      <div data-testid="text">
        <Heading level={3}>Alpha Potent</Heading>
        <Text>Za snagu</Text>
      </div>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [heading, line] = canvas.getByTestId('skeleton').querySelectorAll('span');
    const [realHeading, realLine] = canvas.getByTestId('text').children;
    if (!heading || !line || !realHeading || !realLine) throw new Error('There is nothing to compare.');
    const outerHeight = (bar: HTMLElement) => {
      const { marginTop, marginBottom } = getComputedStyle(bar);
      return boxOf(bar).height + Number.parseFloat(marginTop) + Number.parseFloat(marginBottom);
    };
    await expect(outerHeight(heading)).toBeCloseTo(boxOf(realHeading).height, 0);
    await expect(outerHeight(line)).toBeCloseTo(boxOf(realLine).height, 0);
  },
});
