import type { ConsentProps } from '#features/consent';
import { OverlayFailure } from '#features/shared/page';
import { createChunk, useChunk } from '#features/shared/platform';

const consent = createChunk(async () => (await import('#features/consent')).Consent);

/**
 * The consent banner for analytics. If its code fails to load, for example because of a blocker, analytics stays off and
 * nothing is said. Only shoppers who reopen the banner see the failure.
 */
export function ConsentPart(props: ConsentProps) {
  const { code: Consent, failure } = useChunk(consent);
  if (Consent) return <Consent {...props} />;
  return failure && props.reopened && <OverlayFailure {...failure} onClose={props.onClose} />;
}
