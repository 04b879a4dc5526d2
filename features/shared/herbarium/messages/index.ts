import { defineMessages } from '#features/shared/country';
import { ba } from './ba';
import { hr } from './hr';
import { me } from './me';
import { rs } from './rs';

export const messages = defineMessages({ BA: ba, RS: rs, HR: hr, ME: me });
