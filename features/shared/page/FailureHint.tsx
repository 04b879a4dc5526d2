import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';

export interface FailureHintProps {
  /** What the shopper can do. */
  hint: string;
  /** A small line under it, for support. */
  detail: string | undefined;
}

/** The text of a notice about something that failed to load. */
export function FailureHint({ hint, detail }: FailureHintProps) {
  if (!detail) return hint;
  return (
    <Stack gap="1">
      <Text>{hint}</Text>
      <Text size="small">{detail}</Text>
    </Stack>
  );
}
