import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { offersQuery, useRpc } from '#features/shared/api';
import { followShopEvents } from '#features/shared/cart';
import { codeQuery, useCode } from '#features/shared/platform';
import { type Choice, followChoice, keepChoice, readChoice } from './choice';
import { ConsentBar } from './parts/ConsentBar';

const measuringCode = codeQuery(() => import('./measuring'));

export interface ConsentProps {
  /** Id of the country's analytics container. */
  container: string;
  /** Whether this page asks. One that nothing should lead away from does not. */
  asks: boolean;
  /** Whether the visitor has opened the bar again to change their choice. */
  reopened: boolean;
  /** Called when a choice was made or the bar was closed without one. */
  onClose: () => void;
}

/**
 * Asks whether analytics may run, and loads the country's container once the visitor has agreed (Shell/Consent).
 * Revoking the consent reloads the page, because running scripts cannot be stopped otherwise; other tabs stop with their next
 * load.
 */
export function Consent({ container, asks, reopened, onClose }: ConsentProps) {
  const queryClient = useQueryClient();
  const rpc = useRpc();
  const [choice, setChoice] = useState(readChoice);
  const { data: measuring } = useCode(measuringCode, { enabled: choice !== undefined });
  useEffect(() => followChoice(setChoice), []);

  useEffect(() => {
    // What was done before a consent is forgotten.
    if (choice !== 'accepted') return followShopEvents(() => {});
    if (!measuring) return undefined;
    const stopLoading = measuring.loadContainer(container);
    const loadOffers = async () => (await queryClient.ensureQueryData(offersQuery(rpc))).offers;
    const unfollow = followShopEvents(measuring.createEcommerce(loadOffers));
    return () => {
      unfollow();
      stopLoading();
    };
  }, [choice, measuring, container, queryClient, rpc]);

  useEffect(() => {
    if (choice !== 'refused' || !measuring) return;
    // Analytics that was still running before the reload may have set its cookies again.
    measuring.removeAnalyticsCookies(document, location.hostname);
    measuring.forgetPurchases();
  }, [choice, measuring]);

  if (!reopened && (choice !== undefined || !asks)) return null;

  const choose = (next: Choice) => {
    keepChoice(next);
    setChoice(next);
    onClose();
    if (next === 'refused' && measuring?.isContainerLoaded()) {
      measuring.removeAnalyticsCookies(document, location.hostname);
      location.reload();
    }
  };

  return <ConsentBar choice={choice} reopened={reopened} onChoose={choose} onCancel={onClose} />;
}
