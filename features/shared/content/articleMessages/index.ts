import { defineMessages } from '#features/shared/country';
import { ba } from './ba';
import { hr } from './hr';
import { me } from './me';
import { rs } from './rs';

/** The subject, title and summary of each article. */
export const articleNames = defineMessages({ BA: ba, RS: rs, HR: hr, ME: me });
