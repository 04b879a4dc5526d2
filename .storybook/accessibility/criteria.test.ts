import { existsSync, readFileSync } from 'node:fs';
import axe from 'axe-core';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, it } from 'vitest';
import { conformityOf, criteria, type Proof, standard } from '#features/information/criteria';

const proofs = criteria.flatMap(({ id, proofs }) => proofs.map((proof) => ({ id, proof })));

const of = <By extends Proof['by']>(by: By) =>
  proofs.flatMap(({ id, proof }) =>
    proof.by === by ? [{ id, ...(proof as Extract<Proof, { by: By }>) }] : [],
  );

it('has every criterion once, in its order', () => {
  const ids = criteria.map(({ id }) => id);
  expect(new Set(ids).size).toBe(standard.criteria);
  expect(ids).toEqual([...ids].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
});

it.each(of('test'))('$id is tested by $file, $name', ({ file, name }) => {
  expect(existsSync(file), file).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(name);
});

const rules = new Map(axe.getRules().map((rule) => [rule.ruleId, rule]));
/** Rules of these are run in stories; axe leaves out those of WCAG 2.2 and its experiments. */
const isRun = (tags: readonly string[]) =>
  tags.some((tag) => /^wcag2(1)?a{1,2}$/.test(tag)) && !tags.includes('experimental');

it.each(of('axe'))('$id is tested by axe in every story: $rules', ({ id, rules: names }) => {
  for (const name of names) {
    const tags = rules.get(name)?.tags ?? [];
    expect(tags, name).toContain(`wcag${id.replaceAll('.', '')}`);
    expect(isRun(tags), name).toBe(true);
  }
});

const { entries } = await buildIndex({ configDir: '.storybook' });
const tags = Object.values(entries).flatMap((entry) =>
  entry.type === 'story' && entry.subtype === 'story' ? (entry.tags ?? []) : [],
);

it.each(of('stories'))('$id is shown by stories with the tag $tag', ({ tag }) => {
  expect(tags).toContain(tag);
});

it('every tag of accessibility is a proof', () => {
  const known: string[] = of('stories').map(({ tag }) => tag);
  expect(tags.filter((tag) => tag.startsWith('access:') && !known.includes(tag))).toEqual([]);
});

describe('a criterion', () => {
  const axeProof: Proof = { by: 'axe', rules: ['image-alt'] };
  const byHand = (passed: boolean): Proof => ({
    by: 'hand',
    on: '2026-12-01',
    browser: 'Firefox 150',
    aid: 'NVDA 2026.3',
    passed,
  });
  const test = (decides: boolean): Proof => ({ by: 'test', file: 'a.test.ts', name: 'a', decides });

  it.each([
    ['without a proof', [], 'notTried'],
    ['with rules of axe alone', [axeProof], 'partly'],
    ['with a test of a part', [test(false)], 'partly'],
    ['with a test that decides it', [test(true)], 'met'],
    ['that a person has checked', [axeProof, byHand(true)], 'met'],
    ['that a person has refuted', [test(true), byHand(true), byHand(false)], 'notMet'],
  ] as const)('%s', (_what, given, state) => {
    expect(conformityOf({ proofs: given })).toBe(state);
  });
});

it.each(of('hand'))('$id was checked on a day: $on', ({ on }) => {
  expect(new Date(`${on}T00:00:00Z`).toISOString()).toContain(on);
});
