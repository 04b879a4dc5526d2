import { expect } from 'vitest';
import type { ErrorCode, ShopMethod, ShopMethods } from '#features/shared/api';
import type { RpcCall } from '#features/shared/protocol';
import { newUser } from '../backend/testing';
import { fixtures, offerSlugs, resetCode } from '../fixtures';

/** A call of one method as a test makes it. */
type Example<Name extends ShopMethod> = Omit<RpcCall<ShopMethods, Name>, 'method' | 'meta'> & {
  /** Default: a visitor who is not logged in. */
  caller?: 'member';
  /** A call that has to come first. */
  after?: RpcCall<ShopMethods>;
};

/** Calls of one method: some that succeed, and one for each error code of the contract. */
interface MethodExamples<Name extends ShopMethod> {
  /** Each with what its answer matches (`toMatchObject`). The first also works for a logged-in member. */
  answered: readonly [Example<Name> & { answer: unknown }, ...(Example<Name> & { answer: unknown })[]];
  refused: { [Code in ErrorCode<Name>]: Example<Name> };
}

const { UserInfo, Password } = fixtures.BA.member;
const credentials = { username: UserInfo.Email, password: Password };
const order = {
  Articles: [{ ID: 1, Quantity: 2 }],
  FirstName: 'Nova',
  LastName: 'Osoba',
  PhoneNumber: '38762999888',
};
const review = { OfferID: 1, Rating: 5, Review: 'Dobro je.', ReviewHead: 'Dobro', Attachments: [] } as const;
const passwords = { oldPassword: Password, newPassword: 'sasvim-nova' };
const reset = { Email: UserInfo.Email, Token: resetCode, NewPassword: 'sasvim-nova' };
const afterRequest = { after: { method: 'auth.generateToken', params: { Email: UserInfo.Email } } } as const;
const afterOther = { after: { method: 'shopUsers.f.add', params: newUser } } as const;
const member = { caller: 'member' } as const;
const imageOf = (content: BlobPart) => ({
  ImageName: 'Bočica',
  ImageTag: 'offer' as const,
  ImageFile: new File([content], 'bocica.jpg', { type: 'image/jpeg' }),
});
const jpeg = imageOf(new Uint8Array([0xff, 0xd8, 0xff]));

/**
 * Examples for every method of the contract. The contract tests, the scenarios and the fuzz tests run them, so a method
 * or an error code without an example does not compile.
 */
const examples: { [Name in ShopMethod]: MethodExamples<Name> } = {
  'offers.f.getAll': {
    answered: [
      { args: { includeReviews: true }, answer: { 0: { Rating: expect.any(Number) } } },
      { answer: { length: offerSlugs.length } },
      {
        args: { filters: [{ name: 'ChildOffers', op: 'ne', value: null }], includeReviews: true },
        answer: { 0: { ChildOffers: [{}, {}], Rating: expect.any(Number), RatingCount: expect.any(Number) } },
      },
    ],
    refused: {},
  },
  'offers.f.getSlog': {
    answered: [{ params: { Slog: 'libido' }, answer: { Slog: 'libido', RatingCount: expect.any(Number) } }],
    refused: { NOT_FOUND: { params: { Slog: 'nepoznato' } } },
  },
  'auth.loginShop': {
    answered: [{ params: credentials, answer: { UserInfo } }],
    refused: { WRONG_CREDENTIALS: { params: { ...credentials, password: 'pogresna1' } } },
  },
  'auth.logout': {
    answered: [{ answer: true }, { ...member, answer: true }],
    refused: {},
  },
  'auth.checkLogin': {
    answered: [{ ...member, answer: { UserInfo } }],
    refused: { NOT_LOGGED_IN: {} },
  },
  'auth.generateToken': {
    answered: [{ params: { Email: UserInfo.Email }, answer: true }],
    refused: { NOT_FOUND: { params: { Email: 'niko@example.com' } } },
  },
  'auth.resetPassword': {
    answered: [{ ...afterRequest, params: reset, answer: true }],
    refused: {
      TOKEN_INVALID: { ...afterRequest, params: { ...reset, Token: '000000' } },
      PASSWORD_SHORT: { ...afterRequest, params: { ...reset, NewPassword: '1234567' } },
    },
  },
  'shopUsers.f.add': {
    answered: [{ params: newUser, answer: expect.stringMatching(/^\d+$/) }],
    refused: {
      USERNAME_EXISTS: { params: { ...newUser, Username: UserInfo.Username } },
      EMAIL_EXISTS: { params: { ...newUser, Email: UserInfo.Email } },
      PHONE_EXISTS: { params: { ...newUser, PhoneNumber: UserInfo.PhoneNumber } },
      PASSWORD_SHORT: { params: { ...newUser, Password: 'kratka1' } },
    },
  },
  'shopUsers.f.edit': {
    answered: [{ ...member, params: { FirstName: 'Drugo' }, answer: { UserInfo: { FirstName: 'Drugo' } } }],
    refused: {
      USERNAME_EXISTS: { ...member, ...afterOther, params: { Username: newUser.Username } },
      EMAIL_EXISTS: { ...member, ...afterOther, params: { Email: newUser.Email } },
      PHONE_EXISTS: { ...member, ...afterOther, params: { PhoneNumber: newUser.PhoneNumber } },
      NOT_LOGGED_IN: { params: { FirstName: 'Drugo' } },
    },
  },
  'shopUsers.f.changePassword': {
    answered: [{ ...member, params: passwords, answer: true }],
    refused: {
      WRONG_CREDENTIALS: { ...member, params: { ...passwords, oldPassword: 'x' } },
      PASSWORD_SHORT: { ...member, params: { ...passwords, newPassword: 'x' } },
      NOT_LOGGED_IN: { params: passwords },
    },
  },
  'shopOrders.f.getAll': {
    answered: [{ ...member, answer: { length: fixtures.BA.member.Orders.length } }],
    refused: { NOT_LOGGED_IN: {} },
  },
  'shopOrders.add': {
    answered: [{ ...member, params: order, answer: expect.any(Number) }],
    refused: {
      NOT_LOGGED_IN: { params: order },
      NO_ARTICLES: { ...member, params: { ...order, Articles: [] } },
      NOT_FOUND: { ...member, params: { ...order, Articles: [{ ID: 999, Quantity: 1 }] } },
    },
  },
  'shopReviews.getAll': {
    answered: [
      { params: { OfferID: 1, orders: 'withFiles' }, answer: { 0: { OfferID: 1 } } },
      { params: { OfferID: 1, orders: ['Rating', 'asc'] }, answer: { 0: { OfferID: 1 } } },
    ],
    refused: {},
  },
  'shopReviews.add': {
    answered: [{ ...member, params: { ...review, Attachments: [] }, answer: expect.any(String) }],
    refused: { NOT_LOGGED_IN: { params: { ...review, Attachments: [] } } },
  },
  'staticContent.images.f.upload': {
    answered: [{ ...member, params: jpeg, answer: { ImageName: 'Bočica', Url: expect.any(String) } }],
    refused: {
      NOT_LOGGED_IN: { params: jpeg },
      NOT_AN_IMAGE: { ...member, params: imageOf('Nije slika') },
    },
  },
};

/** The examples of one method where their types do not matter. */
interface AnyExample {
  caller?: 'member';
  after?: RpcCall;
  params?: object;
  args?: object;
}

/** All examples as a list. */
export const exampleCalls = Object.entries<{
  answered: readonly (AnyExample & { answer: unknown })[];
  refused: Record<string, AnyExample>;
}>(examples).flatMap(([method, { answered, refused }]) => [
  ...answered.map(({ answer, ...example }) => ({ method, ...example, outcome: { answer } })),
  ...Object.entries(refused).map(([code, example]) => ({ method, ...example, outcome: { code } })),
]);

/** The first successful example of a method. */
export function exampleOf(method: string) {
  const example = exampleCalls.find((one) => one.method === method);
  if (!example) throw new Error(`mocks/examples/examples.ts has no example of ${method}.`);
  return example;
}
