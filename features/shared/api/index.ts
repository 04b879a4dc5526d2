/** `defineCall`, the calls that several screens make with their queries, and the schemas of what they read. */

export {
  type Credentials,
  checkLogin,
  checkLoginCall,
  fullName,
  login,
  loginCall,
  logout,
  logoutCall,
  type User,
  userSchema,
  type WireUserInfo,
} from './auth';
export {
  type AnswerTo,
  ask,
  askService,
  callOf,
  defineCall,
  readAnswer,
  type Sent,
  type ShopCall,
  type ShopRpc,
  type WireAnswer,
} from './defineCall';
export { type EarlyResponses, withEarly } from './early';
export { loginCheckRequest, offerRequest, offersRequest } from './earlyRequests';
export { type ErrorCode, errorCodes } from './errorCodes';
export { fetchVisitorCountry, getCountryCall } from './geo';
export { type Group, groups, type Offer, type OfferList, type WireOffer } from './offerSchema';
export {
  fetchOffers,
  getOfferCall,
  getOffersCall,
  offerQuery,
  offersQuery,
  useOffer,
  useOfferList,
  useOffers,
  useProducts,
} from './offers';
export { type OrderState, orderStateOf } from './orderState';
export {
  fetchOrders,
  getOrdersCall,
  LOOK_AGAIN,
  mergeArticles,
  type Order,
  useOrders,
  type WireOrder,
} from './orders';
export { isPictureAddress } from './pictureAddress';
export { RpcProvider, useRpc } from './RpcProvider';
export {
  type Attachment,
  attachmentSchema,
  getReviewsCall,
  type Review,
  type WireAttachment,
  type WireReview,
} from './reviews';
export {
  filledText,
  type Hundredths,
  hundredthsSchema,
  idSchema,
  listSchema,
  type OfferId,
  type OrderId,
  type OrderNumber,
  offerIdSchema,
  orderIdSchema,
  priceSchema,
  readOrderNumber,
  type Slug,
  slugSchema,
  unread,
  type WireId,
} from './schema';
export {
  getShipmentCall,
  LOOKUP_DELAY_MS,
  readShipmentLine,
  useShipment,
} from './shipments';
export type { Submission } from './submission';
export { addUser, addUserCall, addUserMutation } from './users';
