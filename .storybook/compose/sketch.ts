import * as v from 'valibot';

/** Where the development server takes sketches: a `Sketch` by POST, answered with a `Saved`. */
export const SKETCHES = '/sketches';

export const sketchSchema = v.object({
  /** What the story shows: 'Band with a bundle'. */
  name: v.pipe(v.string(), v.trim(), v.regex(/^[A-Z][A-Za-z0-9 ]{2,40}$/)),
  code: v.string(),
  /** The components in the code, by the module that exports them: `{ '#ui/Button': ['Button'] }`. */
  imports: v.record(
    v.pipe(v.string(), v.regex(/^#[\w/]+$/)),
    v.array(v.pipe(v.string(), v.regex(/^[A-Z]\w+$/))),
  ),
});

/** A sketch as it is saved. */
export type Sketch = v.InferOutput<typeof sketchSchema>;

export const savedSchema = v.union([v.object({ file: v.string() }), v.object({ error: v.string() })]);

/** The file that was written, or why none was. */
export type Saved = v.InferOutput<typeof savedSchema>;
