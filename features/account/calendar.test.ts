import { expect, it } from 'vitest';
import { calendarFile } from './calendar';

/** 14 December 2026. */
const lastDay = Date.UTC(2026, 11, 14) / 86_400_000;

it('a calendar file has an event five days before, its texts escaped and its lines folded', () => {
  const file = calendarFile(
    {
      id: '104512@hrast',
      lastDay,
      title: 'Naručite ponovo: A, B; C',
      address: 'https://shop.example/#/account',
    },
    Date.UTC(2026, 10, 26, 8, 30),
  );
  const text = decodeURIComponent(file.slice(file.indexOf(',') + 1));
  expect(text.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);
  const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
  expect(unfolded).toContain('DTSTAMP:20261126T083000Z');
  expect(unfolded).toContain('DTSTART;VALUE=DATE:20261209');
  expect(unfolded).toContain('SUMMARY:Naručite ponovo: A\\, B\\; C');
  expect(unfolded).toContain('URL:https://shop.example/#/account');
});
