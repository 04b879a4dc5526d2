import type { Country } from '#features/shared/country';
import { MessageTable } from '../specification/MessageTable';
import { type AllowedClaim, allowedClaims } from './allowedClaims';

const sentence = ({ substance, effect, condition }: AllowedClaim, code: Country) =>
  [substance[code], 'doprinosi', effect[code], condition?.[code]].filter(Boolean).join(' ');

const rows = allowedClaims.map((claim) => ({
  register: claim.register,
  texts: {
    BA: sentence(claim, 'BA'),
    RS: sentence(claim, 'RS'),
    HR: sentence(claim, 'HR'),
    ME: sentence(claim, 'ME'),
  },
}));

/** The health claims that the shop may make, in each country's words. */
export const AllowedClaimTable = () => (
  <MessageTable
    heading="Register"
    rows={rows}
    rowKey={({ register }) => register}
    head={({ register }) => register}
  />
);
