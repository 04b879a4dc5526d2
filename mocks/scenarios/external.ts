import { LONG_WORD } from './longWord';
import type { Scenarios } from './types';

/** Services outside the RPC endpoint. */
export const externalScenarios = {
  /** Shipments have status lines without dates, two of them the same. */
  'shipments.undated': {
    store: (fixtures) => {
      const lines = ['Paket u tranzitu', 'Paket u tranzitu', `Oznaka pošiljke: ${LONG_WORD}`];
      const numbers = Object.keys(fixtures.shipments);
      return { ...fixtures, shipments: Object.fromEntries(numbers.map((number) => [number, lines])) };
    },
  },
  'shipments.unknown': { store: (fixtures) => ({ ...fixtures, shipments: {} }) },
  /** The visitor is in Serbia; in the shop of Serbia, in Croatia. */
  'geo.abroad': { visitorCountry: (shop) => (shop === 'RS' ? 'HR' : 'RS') },
  /** The visitor is in Austria, where the shop does not sell. */
  'geo.elsewhere': { visitorCountry: () => 'AT' },
} satisfies Scenarios;
