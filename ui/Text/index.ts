export { Text, type TextProps, textElements, textSizes, textTones, textWeights } from './Text';
