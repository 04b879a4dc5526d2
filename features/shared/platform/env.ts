import * as v from 'valibot';
import { backendAddress, trimSlash } from './backendAddress';

const text = v.optional(v.pipe(v.string(), v.trim()), '');

/** The variables of a build. */
export const variables = v.object({
  VITE_API_BASE: text,
  VITE_CRM_BASE: text,
  VITE_LEADS_BASE: text,
  VITE_GEO_URL: text,
  VITE_COUNTRY: text,
  VITE_ANALYTICS_BA: text,
  VITE_ANALYTICS_RS: text,
  VITE_ANALYTICS_HR: text,
  VITE_ANALYTICS_ME: text,
  VITE_REPORT_URL: text,
  /** Only the build reads it (`app/build/prerender.ts`). */
  VITE_CATALOGUE_URL: text,
});

const schema = v.pipe(
  // The mock backend reads the calls in Node, where there is none.
  v.optional(variables, {}),
  v.transform((raw) => ({
    // Getters, because unit tests have no `location` to read the host from.
    get apiBase() {
      return backendAddress(raw.VITE_API_BASE);
    },
    get crmBase() {
      return trimSlash(raw.VITE_CRM_BASE) || this.apiBase;
    },
    get leadsBase() {
      return trimSlash(raw.VITE_LEADS_BASE) || this.apiBase;
    },
    get geoUrl() {
      return raw.VITE_GEO_URL || `${this.apiBase}/geo`;
    },
    country: raw.VITE_COUNTRY,
    analytics: {
      BA: raw.VITE_ANALYTICS_BA,
      RS: raw.VITE_ANALYTICS_RS,
      HR: raw.VITE_ANALYTICS_HR,
      ME: raw.VITE_ANALYTICS_ME,
    },
    reportUrl: raw.VITE_REPORT_URL,
  })),
);

/** All environment variables of the build, parsed in this one place (Specification/Protocol). */
export const env = v.parse(schema, import.meta.env);
