export { groupNames } from './groups';
export { type Picture, pictureOf } from './pictures';
export { displayedReviewCount } from './reviewCount';
