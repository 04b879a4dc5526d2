/** What `visual.mjs` tells the Playwright run, as JSON in one environment variable. */
export interface Settings {
  /** Folder of the built Storybook. */
  storybook: string;
  /** Folder of the other commit's built Storybook. */
  before: string;
  /** Folder of the other commit's pictures. */
  pictures: string;
  report: string;
  port: number;
  /** `old` takes the other commit's pictures, `new` compares this tree with them. */
  takes: 'old' | 'new';
  countries: string[];
  /** In px. */
  widths: number[];
  /** A regular expression. */
  match: string;
}

export const settings: Settings = JSON.parse(process.env.VISUAL_SETTINGS ?? '');
