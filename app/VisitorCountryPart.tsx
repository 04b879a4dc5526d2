import { useState } from 'react';
import { hasChosenCountry } from '#features/shared/country';
import { createChunk, useChunk } from '#features/shared/platform';

const visitorCountry = createChunk(async () => (await import('#features/visitor-country')).VisitorCountry);

/** The offer of another country's shop. Its code loads after the first screen; if it fails to load, nothing is said. */
export function VisitorCountryPart() {
  const [isNeeded] = useState(() => !hasChosenCountry());
  const { code: VisitorCountry } = useChunk(visitorCountry, { isNeeded });
  return isNeeded && VisitorCountry && <VisitorCountry />;
}
