import type { ReactNode } from 'react';
import { clubPrice, isFilledIn, PhoneLink, useCountry } from '#features/shared/country';
import { Link } from '#ui/Link';

function Email() {
  const { email } = useCountry().contact;
  return <Link href={`mailto:${email}`}>{email}</Link>;
}

function Phone() {
  return <PhoneLink />;
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

/** What is said only once the owner has filled in company and registration. Legal texts say it in any case. */
function IfFilledIn({ children }: { children?: ReactNode }) {
  const { company, address, registration } = useCountry().contact;
  const values = [company, address, ...registration.map(({ value }) => value)];
  return values.every(isFilledIn) ? children : null;
}

/** The day on which the accessibility statement was made. */
function StatementDate() {
  return useCountry().accessibilityStatement;
}

/** Price of the club per year. */
function ClubPrice() {
  return clubPrice(useCountry().code);
}

/** Components for the details in the texts that differ between countries. */
export const mdxComponents = { Email, Phone, Company, Registration, IfFilledIn, StatementDate, ClubPrice };
