import { type MouseEvent, useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useCartCount } from '#features/shared/cart';
import {
  type Country,
  countries,
  countryAddress,
  countrySettings,
  keepCountry,
  opensElsewhere,
  useCountry,
  useMessages,
} from '#features/shared/country';
import { useOverlay } from '#features/shared/navigation';
import { Lazy } from '#features/shared/page';
import { codeQuery } from '#features/shared/platform';
import { Heading } from '#ui/Heading';
import { Icon } from '#ui/Icon';
import { Inline } from '#ui/Inline';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';
import * as styles from './CountrySwitch.css';

// Only needed when the country is switched with items in the cart.
const changeDialog = codeQuery(async () => (await import('./ChangeDialog')).ChangeDialog);

/**
 * The four countries as links to the current page in that country, which reload the shop; the choice is kept on the
 * device. If the cart has items, a dialog asks for confirmation first, because their prices change.
 */
export function CountrySwitch() {
  const text = useMessages(messages);
  const { code } = useCountry();
  const location = useLocation();
  const isCartEmpty = useCartCount() === 0;
  const titleId = useId();
  const [target, setTarget] = useState<Country>();
  const { isOpen, open, close } = useOverlay();

  const onChoose = (event: MouseEvent, country: Country) => {
    if (opensElsewhere(event)) return;
    if (isCartEmpty) {
      keepCountry(country);
      return;
    }
    event.preventDefault();
    setTarget(country);
    open();
  };

  return (
    <nav aria-labelledby={titleId}>
      <Stack gap="2">
        <Heading level={2} size="label" tone="muted" id={titleId}>
          {text.countries}
        </Heading>
        <ul>
          {countries.map((country) => {
            const { name, currency } = countrySettings[country];
            const label = `${name}, ${currency}`;
            return (
              <li key={country}>
                {country === code ? (
                  <span className={styles.current} aria-current="true">
                    <Inline as="span" gap="2">
                      {label}
                      <Icon name="check" size="small" />
                    </Inline>
                  </span>
                ) : (
                  <Link
                    href={countryAddress(country, location)}
                    tone="ink"
                    underline="hover"
                    placement="listed"
                    onClick={(event) => onChoose(event, country)}
                  >
                    {label}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </Stack>
      <Lazy code={changeDialog} open={isOpen} onClose={close}>
        {(ChangeDialog) =>
          target && (
            <ChangeDialog
              country={target}
              href={countryAddress(target, location)}
              open={isOpen}
              onClose={close}
            />
          )
        }
      </Lazy>
    </nav>
  );
}
