import { defineMessages } from '#features/shared/country';
import { ba } from './ba';
import { hr } from './hr';
import { me } from './me';
import { rs } from './rs';

/** Texts of the review form, in a file of their own so that they load with the form. */
export const formMessages = defineMessages({ BA: ba, RS: rs, HR: hr, ME: me });
