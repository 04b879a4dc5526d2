import { useState } from 'react';
import { hasChosenCountry } from '#features/shared/country';
import { Lazy } from '#features/shared/page';
import { codeQuery } from '#features/shared/platform';

const visitorCountry = codeQuery(async () => (await import('#features/visitor-country')).VisitorCountry);

/** The offer of another country's shop. Its code loads after the initial page; if it fails to load, nothing is said. */
export function VisitorCountryPart() {
  const [isNeeded] = useState(() => !hasChosenCountry());
  return (
    <Lazy code={visitorCountry} open={isNeeded} failed={null}>
      {(VisitorCountry) => <VisitorCountry />}
    </Lazy>
  );
}
