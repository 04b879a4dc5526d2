import { style } from '@vanilla-extract/css';
import { forScreenReaders } from '#ui/theme';

export const visuallyHidden = style(forScreenReaders);
