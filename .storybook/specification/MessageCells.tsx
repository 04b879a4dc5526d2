import { countries, countrySettings } from '#features/shared/country';
import * as styles from './MessageCells.css';
import type { MessageRow } from './messageRows';

/** The headings above `MessageCells`. */
export function CountryHeadings() {
  return countries.map((country) => (
    <th key={country} scope="col">
      {country}
    </th>
  ));
}

/** A message in the four countries, one cell each. Texts that are the same as in BA are paler. */
export function MessageCells({ texts }: Pick<MessageRow, 'texts'>) {
  return countries.map((country) => {
    const text = texts[country].join(' / ');
    const isOwn = country === 'BA' || text !== texts.BA.join(' / ');
    return (
      <td key={country} lang={countrySettings[country].lang} className={isOwn ? undefined : styles.same}>
        {text}
      </td>
    );
  });
}
