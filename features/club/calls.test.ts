import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serviceAnswering } from '#mocks/answers';
import { joinClub } from './calls';

beforeEach(() => void vi.stubGlobal('location', new URL('https://shop.example/')));

afterEach(() => vi.unstubAllGlobals());

const noAnswer = { name: 'RpcError', code: 'RPC_CLIENT_ERROR' };

const join = () => joinClub({ name: 'Ana B', phone: '38761222333', country: 'BA' });

it('joins the club', async () => {
  const sent = serviceAnswering('{"status":"ok"}');
  await join();
  expect(sent.mock.calls[0]?.[0]).toBe('https://shop.example:5000/api/leads/clubJoin');
  expect(JSON.parse(String(sent.mock.calls[0]?.[1].body))).toEqual({
    FirstLastName: 'Ana B',
    PhoneNumber: '38761222333',
    ClubName: '{product}',
    Country: 'BA',
  });
});

it.each(['{"status":"error"}', '{}', '<h1>502</h1>'])(
  'does not join the club when the answer is %s',
  async (answer) => {
    serviceAnswering(answer);
    await expect(join()).rejects.toMatchObject(noAnswer);
  },
);
