import { Hono } from 'hono';
import { joinClubCall } from '#features/club/calls';
import { addSubscriberCall } from '#features/quiz/calls';
import { getCountryCall, getShipmentCall } from '#features/shared/api';
import { fixtures } from '../fixtures';
import { CallError, handle, type ServiceContext } from './method';
import { isEmail } from './person';

const [shipment = ''] = Object.keys(fixtures.BA.shipments);

/** Who leaves a contact in the examples. */
export const lead = { Email: 'a@b.ba', FirstLastName: 'A B', PhoneNumber: '38761222333' };
const { Email, ...contact } = lead;

/** Services outside the shop's backend. */
export const serviceHandlers = {
  shipments: handle(getShipmentCall, {
    without: 'Tracking says that the parcel is not found; the account shows the rest of the order.',
    async run({ LeadID }, { stores }) {
      const found = await Promise.all(stores.map((store) => store.shipments.lines(LeadID)));
      // If several countries know the number, prefer one that has status lines.
      const lines = found.find((one) => one?.length) ?? found.find(Boolean);
      return lines ? { status: 'ok', data: lines } : { status: 'error' };
    },
    answered: [
      { params: { LeadID: shipment }, answer: { status: 'ok', data: fixtures.BA.shipments[shipment] } },
      { params: { LeadID: '0' }, answer: { status: 'error' } },
    ],
    refused: {},
  }),

  // The real service passes leads to a call centre; here they are only validated.
  subscriber: handle(addSubscriberCall, {
    without: 'Nothing is shown: the contact of the quiz is lost.',
    writes: true,
    async run(params) {
      if ('Email' in params && !isEmail(params.Email)) throw new CallError('PARAMS_INVALID');
      return { status: 'ok' };
    },
    answered: [
      { params: { Email, FirstLastName: contact.FirstLastName, Group: 'list' }, answer: { status: 'ok' } },
      { params: { PhoneNumber: contact.PhoneNumber, OfferID: 1 }, answer: { status: 'ok' } },
    ],
    refused: {},
  }),

  club: handle(joinClubCall, {
    without: 'Nobody can join the club; the dialog says so, with the phone number.',
    writes: true,
    run: async () => ({ status: 'ok' }),
    answered: [{ params: { ...contact, ClubName: '{product}', Country: 'SI' }, answer: { status: 'ok' } }],
    refused: {},
  }),

  geo: handle(getCountryCall, {
    without: 'Nobody can join the club, and no other country’s shop is proposed.',
    run: async (_, { visitorCountry }) => ({ country_code: visitorCountry }),
    answered: [{ answer: { country_code: 'BA' } }],
    refused: {},
  }),
};

/** Routes of services outside the shop's backend. They know no session and no country, so every store is searched. */
export function externalRoutes(context: ServiceContext): Hono {
  const app = new Hono();
  for (const { call, answer } of Object.values(serviceHandlers)) {
    app.on(call.params ? 'POST' : 'GET', call.name, async (c) => {
      try {
        return c.json(await answer(await c.req.json().catch(() => undefined), context));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        return c.json({ status: 'error' }, 400);
      }
    });
  }
  return app;
}
