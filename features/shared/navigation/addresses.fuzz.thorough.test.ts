import * as fc from 'fast-check';
import { matchRoutes, parsePath } from 'react-router-dom';
import { expect } from 'vitest';
import { addressText, property } from '#mocks/fuzz';
import { orderId, orderNumber, slug } from '#mocks/testing';
import { findTopic, topics } from '../content';
import { routes } from './addresses';

const pages = Object.values(routes).map(({ path }) => ({ path }));
const parts = fc.tuple(addressText, addressText);

property('a typed address', 400, parts, ([first, second]) => {
  for (const address of [first, `/${first}/${second}`, `/offers/${first}?${second}`]) {
    const matched = matchRoutes(pages, parsePath(address)) ?? [];
    for (const { params } of matched) {
      expect(findTopic(params.topic ?? '')).toBeOneOf([undefined, ...topics]);
    }
  }
});

property('an address that the shop makes', 400, fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
  for (const href of [
    routes.offer.href(slug(text)),
    routes.thankYou.href(orderId(text)),
    routes.blog.href(text),
  ]) {
    expect(matchRoutes(pages, parsePath(href))).not.toBeNull();
  }
  const params = new URLSearchParams(parsePath(routes.track.href(orderNumber(text))).search);
  expect(params.get('id')).toBe(text);
});
