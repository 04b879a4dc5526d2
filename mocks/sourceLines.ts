import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import * as v from 'valibot';

/** A line of the source: `features/offer/parts/Gallery.tsx:41`, and what is written there. */
export interface SourceLine {
  place: string;
  code: string;
}

/** Finds the line of the source for a place in a built file, `index-B1a2.js:1:2048`; `undefined` without its source map. */
export type FindLine = (frame: string) => Promise<SourceLine | undefined>;

const mapSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    version: v.number(),
    file: v.optional(v.string(), ''),
    mappings: v.string(),
    names: v.array(v.string()),
    sources: v.array(v.string()),
    sourcesContent: v.array(v.nullish(v.string(), '')),
  }),
);

/** @param folder the source maps of the builds whose reports come, which `npm run build` writes beside `dist/` */
export function createLineFinder(folder: string): FindLine {
  const maps = new Map<string, ReturnType<typeof read>>();

  async function read(file: string) {
    const text = await readFile(join(folder, `${file}.map`), 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    const payload = v.parse(mapSchema, text);
    return { payload, map: new SourceMap({ ...payload, sourceRoot: '' }) };
  }

  return async (frame) => {
    const [, file = '', line, column] = /^([\w.-]+):(\d+):(\d+)$/.exec(frame) ?? [];
    const known = maps.get(file) ?? read(file);
    maps.set(file, known);
    const found = await known;
    const origin = found?.map.findOrigin(Number(line), Number(column));
    if (!found || !origin || !('fileName' in origin)) return undefined;
    const source = found.payload.sourcesContent[found.payload.sources.indexOf(origin.fileName)];
    return {
      place: `${origin.fileName.replace(/^(?:\.\.\/)+/, '')}:${origin.lineNumber}`,
      code: source?.split('\n')[origin.lineNumber - 1]?.trim() ?? '',
    };
  };
}
