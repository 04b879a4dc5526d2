import { useRef, useState } from 'react';
import type { Offer } from '#features/shared/api';
import { countryAddress, useCountry, useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { absoluteAddress } from '#features/shared/page';
import { Button } from '#ui/Button';
import { Notice } from '#ui/Notice';
import { Stack } from '#ui/Stack';
import { messages } from '../messages';

/** Shares the offer with the device's own dialog, or copies its address where there is none. */
export function ShareOffer({ offer }: { offer: Pick<Offer, 'name' | 'slug'> }) {
  const text = useMessages(messages);
  const { code } = useCountry();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  const isSharing = useRef(false);
  // Names the country, so that it opens with these words and prices, and not what this shopper filters.
  const url = absoluteAddress(countryAddress(code, routes.offer.href(offer.slug)));

  async function share() {
    // A browser refuses a second dialog while the first is open.
    if (url === undefined || isSharing.current) return;
    isSharing.current = true;
    setOutcome(undefined);
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title: offer.name, url });
      else {
        await navigator.clipboard.writeText(url);
        setOutcome('copied');
      }
    } catch (error) {
      // Closing the device's dialog is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
    isSharing.current = false;
  }

  return (
    <Stack gap="3" align="start">
      <Button tone="quiet" size="small" onClick={() => void share()}>
        {text.shareOffer}
      </Button>
      {outcome === 'copied' && <Notice tone="success">{text.addressCopied}</Notice>}
      {outcome === 'failed' && (
        <Notice tone="error" title={text.addressNotCopied}>
          {url}
        </Notice>
      )}
    </Stack>
  );
}
