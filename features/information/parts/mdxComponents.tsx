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

/** Company name and address. */
function Company() {
  const { company, address } = useCountry().contact;
  return `${company}, ${address}`;
}

/** The numbers under which the company is registered. */
function Registration() {
  const { registration } = useCountry().contact;
  return registration.map(({ name, value }) => `${name} ${value}`).join(', ');
}

/** Price of the club per year. */
function ClubPrice() {
  return clubPrice(useCountry().code);
}

/** Components for the details in the texts that differ between countries. */
export const mdxComponents = { Email, Phone, Company, Registration, ClubPrice };
