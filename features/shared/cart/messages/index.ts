import { defineMessages } from '#features/shared/country';
import { ba } from './ba';
import { hr } from './hr';
import { me } from './me';
import { rs } from './rs';

/** Texts of the cart's totals, and of the button that orders again. */
export const cartMessages = defineMessages({ BA: ba, RS: rs, HR: hr, ME: me });
