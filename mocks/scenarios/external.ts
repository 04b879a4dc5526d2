import { LONG_WORD } from './longWord';
import type { Scenarios } from './types';

/** Services outside the RPC endpoint: shipments, the club, the quiz's leads, geolocation. */
export const externalScenarios = {
  'shipments.undated': {
    description: 'Shipments have status lines without dates, two of them the same.',
    store: (fixtures) => {
      const lines = ['Paket u tranzitu', 'Paket u tranzitu', `Oznaka pošiljke: ${LONG_WORD}`];
      const numbers = Object.keys(fixtures.shipments);
      return { ...fixtures, shipments: Object.fromEntries(numbers.map((number) => [number, lines])) };
    },
  },
  'shipments.pending': {
    description: 'Looking up a shipment never ends.',
    on: '/api/deals/getShippmentStatus',
    network: 'pending',
  },
  'shipments.slowOnce': {
    description: 'Looking up a shipment is slow the first time.',
    on: '/api/deals/getShippmentStatus',
    network: 'slow',
    times: 1,
  },
  'shipments.slow': {
    description: 'Looking up a shipment is slow.',
    on: '/api/deals/getShippmentStatus',
    network: 'slow',
  },
  'shipments.unreachable': {
    description: 'Looking up a shipment does not reach the backend.',
    on: '/api/deals/getShippmentStatus',
    network: 'unreachable',
  },

  'club.failsOnce': {
    description: 'Joining the club fails the first time.',
    on: '/api/leads/clubJoin',
    network: 'fails',
    times: 1,
  },
  'club.pending': {
    description: 'Joining the club never ends.',
    on: '/api/leads/clubJoin',
    network: 'pending',
  },

  'subscriber.fails': {
    description: "Submitting the quiz's contact data fails.",
    on: '/api/leads/addSubscriber',
    network: 'fails',
  },
  'subscriber.pending': {
    description: "Submitting the quiz's contact data never ends.",
    on: '/api/leads/addSubscriber',
    network: 'pending',
  },
  'subscriber.unreachable': {
    description: "The quiz's contact data does not reach the backend.",
    on: '/api/leads/addSubscriber',
    network: 'unreachable',
  },

  'geo.failsOnce': {
    description: "Looking up the visitor's country fails the first time.",
    on: '/geo',
    network: 'fails',
    times: 1,
  },
} satisfies Scenarios;
