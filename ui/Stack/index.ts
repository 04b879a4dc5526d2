export {
  Stack,
  type StackProps,
  stackAccents,
  stackAligns,
  stackElements,
  stackJustifies,
  stackPaddings,
  stackRules,
} from './Stack';
