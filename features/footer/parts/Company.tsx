import { useState } from 'react';
import { brand, companyRows, useCountry, useMessages } from '#features/shared/country';
import { Text } from '#ui/Text';
import { messages } from '../messages';

/** What the company has filled in of its name, address and registration, and the copyright. */
export function Company() {
  const text = useMessages(messages);
  const rows = companyRows(useCountry());
  const [year] = useState(() => new Date().getFullYear());
  return (
    <div>
      {rows.length > 0 && (
        <Text size="small" tone="muted">
          {rows.join(' · ')}
        </Text>
      )}
      <Text size="small" tone="muted">
        {text.rights(year, brand.name)}
      </Text>
    </div>
  );
}
