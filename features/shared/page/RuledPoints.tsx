import { Grid } from '#ui/Grid';
import { Heading } from '#ui/Heading';
import { Text } from '#ui/Text';
import * as styles from './RuledPoints.css';

export interface RuledPointsProps {
  points: readonly { title: string; text: string }[];
}

/** A grid of points, each under a green rule. Place it under a heading of level 2. */
export function RuledPoints({ points }: RuledPointsProps) {
  return (
    <Grid layout="halves" as="ul">
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <Heading level={3}>{title}</Heading>
          <Text size="bodyLarge" tone="muted">
            {text}
          </Text>
        </li>
      ))}
    </Grid>
  );
}
