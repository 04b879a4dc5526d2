import { expect, it, vi } from 'vitest';
import { answering } from '#mocks/answers';
import { offerId } from '#mocks/testing';
import { fetchReviews } from './calls';

it('reviews leave out an attachment whose address is not that of a picture', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const valid = { ID: 1, ImageName: 'Bočica', Url: '/uploads/1' };
  const { rpc } = answering([
    {
      ID: 1,
      Rating: 5,
      createdAt: '2026-11-14T18:42:00Z',
      IsApproved: true,
      Attachments: [{ ...valid, ID: 2, Url: 'javascript:alert(3)' }, valid, 'x'],
    },
  ]);
  const [review] = await fetchReviews(rpc, offerId('7'), 'best');
  expect(review?.attachments).toEqual([{ id: '1', name: 'Bočica', url: '/uploads/1' }]);
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

it('reviews include only approved ones', async () => {
  const review = { ID: 1, Rating: 5, Review: 'Dobro', createdAt: '2026-11-14T18:42:00Z', IsApproved: true };
  const { rpc, call } = answering([
    review,
    { ...review, ID: 2, IsApproved: false },
    { ...review, ID: 3, IsApproved: null },
  ]);
  expect((await fetchReviews(rpc, offerId('7'), 'best')).map(({ id }) => id)).toEqual(['1']);
  expect(call.mock.calls[0]?.[0]).toMatchObject({ params: { OfferID: '7', orders: ['Rating', 'desc'] } });
});
