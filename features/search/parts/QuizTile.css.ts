import { style } from '@vanilla-extract/css';
import { lineDrawing } from '#ui/theme';
import oak from '../images/oak.svg';

export const drawing = style({ ...lineDrawing(oak), width: '104px' });
