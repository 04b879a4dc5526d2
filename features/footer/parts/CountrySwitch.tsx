import { type MouseEvent, useState } from 'react';
import { createPath, useLocation } from 'react-router-dom';
import { useCartCount } from '#features/shared/cart';
import {
  type Country,
  countries,
  countryAddress,
  countrySettings,
  keepCountry,
  useCountry,
  useMessages,
} from '#features/shared/country';
import { opensElsewhere, useOverlay } from '#features/shared/navigation';
import { Lazy } from '#features/shared/page';
import { codeQuery, hasTyped } from '#features/shared/platform';
import { Icon } from '#ui/Icon';
import { Link } from '#ui/Link';
import { messages } from '../messages';
import * as styles from './Fold.css';

// Only needed when the switch changes prices or loses input.
const changeDialog = codeQuery(async () => (await import('./ChangeDialog')).ChangeDialog);

const labelOf = (country: Country) =>
  `${countrySettings[country].name}, ${countrySettings[country].currency}`;

/**
 * The current country, which opens to the others: links to this page there, which reload the shop. The choice is kept on
 * the device. If the cart has items or something was typed, a dialog says first what changes and what is lost.
 */
export function CountrySwitch() {
  const text = useMessages(messages);
  const { code } = useCountry();
  const location = useLocation();
  const isCartEmpty = useCartCount() === 0;
  const [target, setTarget] = useState<Country>();
  const { isOpen, open, close } = useOverlay();

  const onChoose = (event: MouseEvent, country: Country) => {
    if (opensElsewhere(event)) return;
    if (isCartEmpty && !hasTyped()) {
      keepCountry(country);
      return;
    }
    event.preventDefault();
    setTarget(country);
    open();
  };

  return (
    <nav aria-label={text.countries}>
      <details>
        <summary className={styles.country}>
          <span aria-current="true">{labelOf(code)}</span>
          <span className={styles.chevron}>
            <Icon name="chevron-down" size="small" />
          </span>
        </summary>
        <ul>
          {countries
            .filter((country) => country !== code)
            .map((country) => (
              <li key={country}>
                <Link
                  href={countryAddress(country, createPath(location))}
                  tone="ink"
                  underline="hover"
                  placement="listed"
                  onClick={(event) => onChoose(event, country)}
                >
                  {labelOf(country)}
                </Link>
              </li>
            ))}
        </ul>
      </details>
      <Lazy code={changeDialog} open={isOpen} onClose={close}>
        {(ChangeDialog) =>
          target && (
            <ChangeDialog
              country={target}
              href={countryAddress(target, createPath(location))}
              hasCart={!isCartEmpty}
              open={isOpen}
              onClose={close}
            />
          )
        }
      </Lazy>
    </nav>
  );
}
