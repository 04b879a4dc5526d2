// Before `npm run shop`, `storybook` and `build`.
import { requireSetup } from './setup.mjs';

requireSetup();
