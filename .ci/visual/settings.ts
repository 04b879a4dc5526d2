import * as v from 'valibot';

const list = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').filter(Boolean)),
);

const settingsSchema = v.pipe(
  v.object({
    VISUAL_STORYBOOK: v.string(),
    VISUAL_PICTURES: v.string(),
    VISUAL_REPORT: v.string(),
    VISUAL_PORT: v.string(),
    VISUAL_TAKES: v.picklist(['old', 'new']),
    VISUAL_COUNTRIES: list,
    VISUAL_WIDTHS: v.pipe(list, v.array(v.pipe(v.string(), v.toNumber(), v.integer()))),
    VISUAL_MATCH: v.string(),
  }),
  v.transform((env) => ({
    /** Folder of the built Storybook. */
    storybook: env.VISUAL_STORYBOOK,
    /** Folder of the other commit's pictures. */
    pictures: env.VISUAL_PICTURES,
    report: env.VISUAL_REPORT,
    port: env.VISUAL_PORT,
    /** `old` takes the other commit's pictures, `new` compares this tree with them. */
    takes: env.VISUAL_TAKES,
    countries: env.VISUAL_COUNTRIES,
    /** In px. */
    widths: env.VISUAL_WIDTHS,
    match: new RegExp(env.VISUAL_MATCH, 'i'),
  })),
);

/** What `npm run visual` tells the Playwright run, by environment variables. */
export const readSettings = (env: NodeJS.ProcessEnv) => v.parse(settingsSchema, env);
