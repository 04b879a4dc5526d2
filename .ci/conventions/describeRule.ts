import { describe, expect, it } from 'vitest';
import type { Rule } from './tree';

interface Examples {
  /** Files that keep to the rule. */
  good: Record<string, string>;
  /** Files that break it once when they join the good ones, by what the breach must say. */
  bad: Record<string, Record<string, string>>;
}

/** Shows a rule made-up files: it accepts the good ones, and notices each bad one and nothing else. */
export function describeRule(name: string, rule: Rule, { good, bad }: Examples): void {
  describe(name, () => {
    it('accepts what keeps to it', () => expect(rule(new Map(Object.entries(good)))).toEqual([]));

    it.each(Object.entries(bad))('notices: %s', (says, files) => {
      const breaches = rule(new Map(Object.entries({ ...good, ...files })));
      expect(breaches).toHaveLength(1);
      expect(breaches[0]).toContain(says);
    });
  });
}
