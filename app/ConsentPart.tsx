import type { ConsentProps } from '#features/consent';
import { OverlayFailure } from '#features/shared/page';
import { createChunk, useChunk } from '#features/shared/platform';

const consent = createChunk(async () => (await import('#features/consent')).Consent);

/**
 * The question about analytics. Whatever keeps its code away, a blocker for one, keeps analytics away too, and nothing
 * else; only who asks for it hears that it did not come.
 */
export function ConsentPart(props: ConsentProps) {
  const { code: Consent, failure } = useChunk(consent);
  if (Consent) return <Consent {...props} />;
  return failure && props.reopened && <OverlayFailure {...failure} onClose={props.onClose} />;
}
