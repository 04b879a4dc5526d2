import * as v from 'valibot';
import { env } from '../platform';
import { askService, defineCall } from './defineCall';

export const getCountryCall = defineCall('/geo', {
  purpose: 'Returns the country of the visitor’s location',
  answer: v.pipe(
    v.object({ country_code: v.pipe(v.string(), v.nonEmpty()) }),
    v.transform((wire) => wire.country_code),
  ),
});

/**
 * The country code of the visitor's location, as the service sends it; not always one of the shop's countries. Rejects
 * if it is unknown; joining the club requires it (Screens/Club).
 */
export const fetchVisitorCountry = (init?: RequestInit): Promise<string> =>
  askService(env.geoUrl, getCountryCall, undefined, init);
