import type { ConsentProps } from '#features/consent';
import { Lazy } from '#features/shared/page';
import { codeQuery } from '#features/shared/platform';

const consent = codeQuery(async () => (await import('#features/consent')).Consent);

/**
 * The consent banner for analytics. If its code fails to load, for example because of a blocker, analytics stays off and
 * nothing is said. Only shoppers who reopen the banner see the failure.
 */
export function ConsentPart(props: ConsentProps) {
  return (
    <Lazy code={consent} onClose={props.onClose} {...(!props.reopened && { failed: null })}>
      {(Consent) => <Consent {...props} />}
    </Lazy>
  );
}
