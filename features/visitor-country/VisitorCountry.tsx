import { type MouseEvent, useState } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { useCartCount } from '#features/shared/cart';
import {
  countries,
  countryAddress,
  hasChosenCountry,
  keepCountry,
  useCountry,
  useMessages,
} from '#features/shared/country';
import { opensElsewhere } from '#features/shared/navigation';
import { useHasTyped } from '#features/shared/platform';
import { Container } from '#ui/Container';
import { IconButton } from '#ui/IconButton';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { MediaObject } from '#ui/MediaObject';
import { Text } from '#ui/Text';
import { messages } from './messages';
import { useVisitorCountry } from './useVisitorCountry';
import * as styles from './VisitorCountry.css';

/**
 * Offers the shop of the country in which the visitor is, in a line over the top of the page, until the visitor chooses
 * (Shell/Visitor country).
 */
export function VisitorCountry() {
  const text = useMessages(messages);
  const { code } = useCountry();
  const location = useLocation();
  const isCartEmpty = useCartCount() === 0;
  const hasTyped = useHasTyped();
  const [isChosen, setChosen] = useState(hasChosenCountry);
  const visitor = useVisitorCountry({ isNeeded: !isChosen });
  const offered = countries.find((country) => country === visitor.data && country !== code);
  // The other shop has neither the cart nor what was typed.
  if (isChosen || !offered || !isCartEmpty || hasTyped) return null;

  const onLeave = (event: MouseEvent) => {
    if (!opensElsewhere(event)) keepCountry(offered);
  };

  const onStay = () => {
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    keepCountry(code);
    setChosen(true);
  };

  return (
    <div className={styles.place}>
      <section className={styles.line} aria-label={text.label}>
        <Container>
          <MediaObject
            side="end"
            align="center"
            gap="2"
            media={<IconButton icon="close" label={text.stay} onClick={onStay} />}
          >
            <Inline gap="4" rowGap="0">
              <Text as="span" size="ui">
                {text.question(offered)}
              </Text>
              <Link
                href={countryAddress(offered, createPath(location))}
                placement="standalone"
                onClick={onLeave}
              >
                {text.shop(offered)}
              </Link>
            </Inline>
          </MediaObject>
        </Container>
      </section>
    </div>
  );
}
