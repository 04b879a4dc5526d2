export {
  Stack,
  type StackProps,
  stackAligns,
  stackElements,
  stackJustifies,
  stackRules,
} from './Stack';
