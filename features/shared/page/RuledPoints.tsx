import { Grid } from '#ui/Grid';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface RuledPointsProps {
  points: readonly { title: string; text: string }[];
}

/** A grid of points, each under a green rule. Place it under a heading of level 2. */
export function RuledPoints({ points }: RuledPointsProps) {
  return (
    <Grid columns={{ phone: 1, tablet: 2 }} gap="8" columnGap={{ phone: '8', desktop: '10' }} as="ul">
      {points.map(({ title, text }) => (
        <Stack as="li" key={title} gap="2" accent="top">
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text}</Text>
        </Stack>
      ))}
    </Grid>
  );
}
