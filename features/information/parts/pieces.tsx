import { clubPrice, phoneHref, useCountry } from '#features/shared/country';
import { Link } from '#ui/Link';
import { NoWrap } from '#ui/NoWrap';

function Email() {
  const { email } = useCountry().contact;
  return <Link href={`mailto:${email}`}>{email}</Link>;
}

function Phone() {
  const { phone } = useCountry().contact;
  return (
    <NoWrap>
      <Link href={phoneHref(phone)}>{phone}</Link>
    </NoWrap>
  );
}

/** With its address. */
function Company() {
  const { company, address } = useCountry().contact;
  return `${company}, ${address}`;
}

/** For a year. */
function ClubPrice() {
  return clubPrice(useCountry().code);
}

/** What the texts name and each country has its own of. */
export const pieces = { Email, Phone, Company, ClubPrice };
