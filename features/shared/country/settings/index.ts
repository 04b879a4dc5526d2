import type { Country } from '../country';
import { ba } from './ba';
import { hr } from './hr';
import { me } from './me';
import { rs } from './rs';
import type { CountrySettings } from './types';

export { type CountrySettings, socialNetworks } from './types';

export const countrySettings: Record<Country, CountrySettings> = { BA: ba, RS: rs, HR: hr, ME: me };
