import { defineMessages } from '../messages';
import { ba } from './ba';
import { hr } from './hr';
import { me } from './me';
import { rs } from './rs';

/** Opening hours of the support. */
export const contactMessages = defineMessages({ BA: ba, RS: rs, HR: hr, ME: me });
