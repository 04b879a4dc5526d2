import { offersQuery, useRpc } from '../api';
import { QueryDate } from '../page';

/** Says of when the prices of the list are, while no newer ones can be had. */
export function OffersDate() {
  return <QueryDate of={offersQuery(useRpc())} />;
}
