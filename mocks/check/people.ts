import { lead } from '../backend/external';
import type { ExampleCall } from '../backend/method';
import { newUser } from '../backend/users';
import { type CountryFixtures, catalogue, fixtures, resetCode } from '../fixtures';
import { sixDigits } from '../sixDigits';

/** An offer that the checked backend sells. */
export interface KnownOffer {
  ID: string | number;
  Slog: string;
}

/** A made-up customer. */
export type Person = typeof newUser;

/** What a call centre reads of a made-up customer. */
const NAME = 'Test';

/** A customer whom no backend knows yet, with a phone number of the country. */
export function makeUp({ member }: CountryFixtures): Person {
  const Email = `test-${crypto.randomUUID()}@example.com`;
  return {
    Username: Email,
    Email,
    Password: `test-${sixDigits()}-${sixDigits()}`,
    PhoneNumber: member.UserInfo.PhoneNumber.slice(0, -6) + sixDigits(),
    FirstName: NAME,
    LastName: NAME,
  };
}

const names = new Map([
  ['FirstName', NAME],
  ['LastName', NAME],
  ['FirstLastName', `${NAME} ${NAME}`],
]);

/** The values in the params of an example, or in its answer, with their keys. */
export function valuesIn(value: unknown, key = ''): { key: string; value: unknown }[] {
  if (typeof value !== 'object' || value === null || value instanceof File) return [{ key, value }];
  return Object.entries(value).flatMap(([name, item]) => valuesIn(item, name));
}

const privateValues: unknown[] = [resetCode, ...Object.keys(fixtures.BA.shipments)];

/** Whether an example needs what only the mock backend has: a code from a message, a parcel on its way. */
export const isPrivate = (example: unknown): boolean =>
  valuesIn(example).some(({ value }) => privateValues.includes(value));

/** Whether an example is one of the fixtures' member, for whom a made-up customer has to stand. */
export const needsCustomer = ({ caller, params }: Pick<ExampleCall, 'caller' | 'params'>): boolean =>
  caller === 'member' || valuesIn(params).some(({ value }) => value === fixtures.BA.member.Password);

/** Puts what another backend knows in the place of the fixtures' values. */
export type Swap = <T>(value: T, key?: string) => T;

/**
 * @param customer stands for the fixtures' member
 * @param other stands for the new user of the examples
 */
export function swapFor(customer: Person, other: Person, offer: KnownOffer | undefined): Swap {
  const { UserInfo, Password } = fixtures.BA.member;
  const known = new Map<unknown, unknown>([
    [Password, customer.Password],
    [UserInfo.Email, customer.Email],
    [UserInfo.PhoneNumber, customer.PhoneNumber],
    [newUser.Email, other.Email],
    [newUser.PhoneNumber, other.PhoneNumber],
    [lead.Email, customer.Email],
    [lead.PhoneNumber, customer.PhoneNumber],
    ...(offer ? [['libido', offer.Slog] as const] : []),
  ]);
  const swapOne = (value: unknown, key: string): unknown => {
    if (typeof value === 'number')
      return offer && /^(Offer)?ID$/.test(key) && value === catalogue['alpha-potent'].ID ? offer.ID : value;
    return names.get(key) ?? known.get(value) ?? value;
  };
  const swap = (value: unknown, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((item) => swap(item));
    if (typeof value === 'object' && value !== null && !(value instanceof File))
      return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, swap(item, name)]));
    return swapOne(value, key);
  };
  return swap as Swap;
}
