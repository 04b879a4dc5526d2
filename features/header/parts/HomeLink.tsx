import { Logo, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { messages } from '../messages';
import * as styles from './HomeLink.css';

/** The logo as a link to the home page. */
export function HomeLink() {
  const text = useMessages(messages);
  return (
    <Anchor href={routes.home.href()}>
      <span className={styles.home}>
        <Logo />
        <VisuallyHidden>{text.home}</VisuallyHidden>
      </span>
    </Anchor>
  );
}
