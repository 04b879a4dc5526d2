import type { ReactNode } from 'react';
import { Inline } from '#ui/Inline';
import { NoWrap } from '#ui/NoWrap';
import { Skeleton } from '#ui/Skeleton';
import { Text, type TextProps } from '#ui/Text';

export interface AmountRowProps extends Pick<TextProps, 'size' | 'tone' | 'weight'> {
  label: ReactNode;
  /** Formatted; `undefined` while it loads. */
  amount: string | undefined;
}

/**
 * One line of a sum: what it is, and the amount at the end. A long amount such as '726.470,00 RSD' may need its own line.
 */
export function AmountRow({ label, amount, ...style }: AmountRowProps) {
  return (
    <Inline as="p" gap="4" rowGap="0" justify="split">
      <Text as="span" {...style}>
        {label}
      </Text>
      {amount === undefined ? (
        <Skeleton shape="line" width="quarter" />
      ) : (
        <Text as="span" {...style}>
          <NoWrap marksChange>{amount}</NoWrap>
        </Text>
      )}
    </Inline>
  );
}
