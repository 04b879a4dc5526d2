import { useMessages } from '#features/shared/country';
import { Columns } from '#ui/Columns';
import { Inline } from '#ui/Inline';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { Company } from './Company';
import { Policies, type PoliciesProps } from './Policies';

/** The disclaimer, the policies and the company, without folds. */
export function Legal(props: PoliciesProps) {
  const text = useMessages(messages);
  return (
    <Columns columns={{ tablet: '3:2' }} gap="5" columnGap="10" align="center">
      <Text tone="muted">{text.disclaimer}</Text>
      <nav aria-label={text.policies}>
        <Inline as="ul" gap="6" rowGap="0">
          <Policies {...props} />
        </Inline>
      </nav>
      <Company />
    </Columns>
  );
}
