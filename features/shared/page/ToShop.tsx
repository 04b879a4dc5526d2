import { Button } from '#ui/Button';
import { useMessages } from '../country';
import { routes } from '../navigation';
import { messages } from './messages';

/** The way on where there is nothing to show: the most popular offers. */
export function ToShop() {
  const text = useMessages(messages);
  return <Button href={routes.mostPopular.href()}>{text.toShop}</Button>;
}
