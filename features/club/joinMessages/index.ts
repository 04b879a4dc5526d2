import { defineMessages } from '#features/shared/country';
import { ba } from './ba';
import { hr } from './hr';
import { me } from './me';
import { rs } from './rs';

/** Messages of the popup, loaded together with its code. */
export const joinMessages = defineMessages({ BA: ba, RS: rs, HR: hr, ME: me });
