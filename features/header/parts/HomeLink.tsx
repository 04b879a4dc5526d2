import { Logo, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { Link } from '#ui/Link';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';

/** The logo as a link to the home page. */
export function HomeLink() {
  const text = useMessages(messages);
  return (
    <Link href={routes.home.href()} placement="listed">
      <Logo />
      <VisuallyHidden>{text.home}</VisuallyHidden>
    </Link>
  );
}
