import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createProcessor } from '@mdx-js/mdx';
import * as v from 'valibot';

const features = fileURLToPath(new URL('../../features', import.meta.url));

const headingSchema = v.object({
  type: v.literal('heading'),
  depth: v.literal(1),
  children: v.array(v.object({ value: v.optional(v.string(), '') })),
});

/** `<Calls methods={['auth.loginShop']} />`. */
const callsSchema = v.object({
  name: v.literal('Calls'),
  attributes: v.tuple([
    v.object({
      value: v.object({
        data: v.object({
          estree: v.object({
            body: v.tuple([
              v.object({
                expression: v.object({ elements: v.array(v.object({ value: v.string() })) }),
              }),
            ]),
          }),
        }),
      }),
    }),
  ]),
});

/** The screens and parts of the shell that make each call, from their specification pages. */
export async function screensByCall(): Promise<Map<string, string[]>> {
  const screens = new Map<string, string[]>();
  const paths = await readdir(features, { recursive: true });
  for (const path of paths.filter((name) => name.endsWith('.mdx')).sort()) {
    const { children } = createProcessor().parse(await readFile(join(features, path), 'utf8'));
    const heading = children.find((node) => v.is(headingSchema, node));
    const title = heading ? v.parse(headingSchema, heading).children.map(({ value }) => value) : [path];
    for (const node of children) {
      const calls = v.safeParse(callsSchema, node);
      if (!calls.success) continue;
      const [{ value }] = calls.output.attributes;
      const [{ expression }] = value.data.estree.body;
      for (const { value: call } of expression.elements)
        screens.set(call, [...(screens.get(call) ?? []), title.join('')]);
    }
  }
  return screens;
}
