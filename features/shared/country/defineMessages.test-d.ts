import { expectTypeOf, it } from 'vitest';
import type { Country, defineMessages } from '../country';

it('defineMessages takes no catalogue that lacks a text', () => {
  interface Complete {
    hair: string;
    beauty: string;
  }
  type Lacking = Omit<Complete, 'beauty'>;
  type Catalogues = Parameters<typeof defineMessages<{ hair: string; beauty: string }>>[0];
  expectTypeOf<Record<Country, Complete>>().toExtend<Catalogues>();
  expectTypeOf<Record<'BA' | 'HR' | 'ME', Complete> & { RS: Lacking }>().not.toExtend<Catalogues>();
});
