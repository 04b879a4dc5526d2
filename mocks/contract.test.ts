import { expect, test } from 'vitest';
import { visitorOf } from './backend/testing';
import { exampleCalls, sendExample } from './examples';
import { fixtures } from './fixtures';
import { createMockBackend } from './mockBackend';

const { UserInfo, Password } = fixtures.BA.member;
const login = { username: UserInfo.Email, password: Password };

test.each(exampleCalls)(
  '$method $params $args $caller: $outcome',
  async ({ caller, outcome, ...example }) => {
    const visitor = visitorOf(createMockBackend());
    if (caller === 'member') await visitor.call('auth.loginShop', login);
    const body = await (await sendExample(visitor, example)).json();
    const isService = example.method.startsWith('/');
    const answer = isService ? body : body.data;
    if ('code' in outcome) expect(body).toMatchObject({ status: 'error', data: outcome.code });
    else if (outcome.answer !== undefined) expect({ answer }).toMatchObject(outcome);
    else expect(answer).toBeTruthy();
  },
);
