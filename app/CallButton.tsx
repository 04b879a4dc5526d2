import { phoneHref, useCountry, useMessages } from '#features/shared/country';
import { Button, type ButtonProps } from '#ui/Button';
import { messages } from './messages';

/** Calls the shop of the country: the way to order that is left where a page does not work. */
export function CallButton({ size }: Pick<ButtonProps, 'size'>) {
  const text = useMessages(messages);
  const { phone } = useCountry().contact;
  return (
    <Button href={phoneHref(phone)} {...(size && { size })} tone="primary" icon="phone">
      {text.call(phone)}
    </Button>
  );
}
