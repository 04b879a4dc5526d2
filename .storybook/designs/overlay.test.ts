import * as v from 'valibot';
import { expect, it } from 'vitest';
import { designFor, overlaySchema, overlayStyle } from './overlay';

const names = ['offer-390', 'offer-sticky-390', 'offer-1440'] as const;

it('takes the picture for the width of the window, or the chosen one', () => {
  expect([320, 834, 1000, 1920].map((width) => designFor(names, width))).toEqual([
    'offer-390',
    'offer-390',
    'offer-1440',
    'offer-1440',
  ]);
  expect(designFor(names, 1280, 'offer-sticky-390')).toBe('offer-sticky-390');
  expect(designFor(names, 390, 'cart-390')).toBe('offer-390');
  expect(designFor(['mega-menu-1440'], 390)).toBe('mega-menu-1440');
  expect(designFor([], 390)).toBeUndefined();
});

it('reads the address, and is off where it says something else', () => {
  expect(v.parse(overlaySchema, {})).toEqual({ mock: 'off', mockAt: '50' });
  expect(v.parse(overlaySchema, { mock: 'x', mockAt: '101' })).toEqual({ mock: 'off', mockAt: '50' });
  const { mock, mockAt } = v.parse(overlaySchema, { mock: 'slider', mockAt: '58', path: '/story/a' });
  expect({ mock, mockAt }).toEqual({ mock: 'slider', mockAt: '58' });
});

it('shows the part beside the line, the difference, or both', () => {
  expect(overlayStyle({ mock: 'slider', mockAt: '58' })).toEqual({ clipPath: 'inset(0 0 0 58%)' });
  expect(overlayStyle({ mock: 'difference', mockAt: '100' })).toMatchObject({ mixBlendMode: 'difference' });
  expect(overlayStyle({ mock: 'opacity', mockAt: '30' })).toMatchObject({ opacity: 0.3 });
});
