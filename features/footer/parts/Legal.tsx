import { useState } from 'react';
import { brand, useMessages } from '#features/shared/country';
import { Columns } from '#ui/Columns';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { Policies, type PoliciesProps } from './Policies';

/** The disclaimer, the policies and the copyright, which stand on every page. */
export function Legal(props: PoliciesProps) {
  const text = useMessages(messages);
  const [year] = useState(() => new Date().getFullYear());
  return (
    <Columns columns={{ tablet: '3:2' }} gap="5" columnGap="10" align="center">
      <Text size="small" tone="muted">
        {text.disclaimer}
      </Text>
      <Policies {...props} />
      <Text size="small" tone="muted">
        {text.rights(year, brand.name)}
      </Text>
    </Columns>
  );
}
