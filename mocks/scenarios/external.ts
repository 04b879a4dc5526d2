import { LONG_WORD } from './longWord';
import type { Scenarios } from './types';

/** Services outside the RPC endpoint. */
export const externalScenarios = {
  'shipments.undated': {
    description: 'Shipments have status lines without dates, two of them the same.',
    store: (fixtures) => {
      const lines = ['Paket u tranzitu', 'Paket u tranzitu', `Oznaka pošiljke: ${LONG_WORD}`];
      const numbers = Object.keys(fixtures.shipments);
      return { ...fixtures, shipments: Object.fromEntries(numbers.map((number) => [number, lines])) };
    },
  },
  'shipments.unknown': {
    description: 'The courier knows no shipment.',
    store: (fixtures) => ({ ...fixtures, shipments: {} }),
  },
  'geo.abroad': {
    description: 'The visitor is in Serbia; in the shop of Serbia, in Croatia.',
    visitorCountry: (shop) => (shop === 'RS' ? 'HR' : 'RS'),
  },
  'geo.elsewhere': {
    description: 'The visitor is in Austria, where the shop does not sell.',
    visitorCountry: () => 'AT',
  },
} satisfies Scenarios;
