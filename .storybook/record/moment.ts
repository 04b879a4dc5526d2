import * as v from 'valibot';
import { countries } from '../words/change.ts';

/** Where the development server takes moments: a `Moment` by POST. */
export const MOMENTS = '/moments';

/** The state of the running shop, as `StoryShop` brings it about. */
export const momentSchema = v.object({
  /** The page, the country and the time: 'Offer alpha-potent, HR, 26 Nov 14.05'. */
  name: v.pipe(v.string(), v.regex(/^[A-Z][\w ,.-]{2,80}$/)),
  country: v.picklist(countries),
  shop: v.object({
    path: v.pipe(v.string(), v.startsWith('/')),
    now: v.pipe(v.string(), v.isoTimestamp()),
    overlay: v.exactOptional(v.string()),
    cart: v.array(v.object({ ID: v.string(), quantity: v.number() })),
    scenarios: v.array(v.string()),
    answers: v.array(
      v.object({ on: v.string(), sent: v.exactOptional(v.unknown()), body: v.looseObject({}) }),
    ),
  }),
});

export type Moment = v.InferOutput<typeof momentSchema>;
