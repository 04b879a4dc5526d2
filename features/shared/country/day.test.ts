import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from './day';

const read = (typed: string) => {
  const day = parseDay(typed);
  return day === undefined ? undefined : formatDay(day);
};

describe('parseDay', () => {
  it.each([
    '14.11.2026',
    '14.11.2026.',
    ' 14. 11. 2026. ',
    '14,11,2026',
    '14/11/2026',
    '14-11-2026',
    '2026-11-14',
  ])('reads %s', (typed) => expect(read(typed)).toBe('14.11.2026'));

  it('accepts days and months without leading zeros', () => expect(read('1.2.2026')).toBe('01.02.2026'));

  it.each([
    '',
    'jučer',
    '14.11.',
    '14.11.26',
    '31.11.2026',
    '29.02.2026',
    '0.1.2026',
    '1.13.2026',
    '1.1.0026',
    '14112026',
  ])('rejects %j', (typed) => expect(parseDay(typed)).toBeUndefined());
});
