export { CommunityScreen } from './CommunityScreen';
