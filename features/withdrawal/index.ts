export { WithdrawalScreen } from './WithdrawalScreen';
