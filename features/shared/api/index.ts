/** The method map (params, answer and error codes of each call), schemas, and query and mutation options per resource. */

export {
  type Credentials,
  checkLogin,
  fullName,
  login,
  logout,
  type PasswordReset,
  resetPassword,
  sendResetCode,
  type User,
} from './auth';
export { loginCheckCall, offerCall, offersCall } from './calls';
export {
  type Group,
  groups,
  type WireArticle,
  type WireAttachment,
  type WireFood,
  type WireId,
  type WireOffer,
  type WireOrder,
  type WireReview,
  type WireUserData,
  type WireUserInfo,
} from './contract';
export { type EarlyResponses, withEarly } from './early';
export { fetchVisitorCountry, useVisitorCountry } from './geo';
export { type Attachment, type NewImage, uploadImage } from './images';
export { addSubscriber, COUNTRY_UNKNOWN, joinClub, joinClubMutation, type Subscriber } from './leads';
export type { ErrorCode, ShopMethod, ShopMethods, ShopRpc, ShopService, ShopServices } from './methods';
export {
  fetchOffers,
  type Offer,
  type OfferList,
  offerQuery,
  offersQuery,
  useOffer,
  useOfferList,
  useOffers,
  useProducts,
} from './offers';
export { addOrder, fetchOrders, type NewOrder, type Order, ordersQuery, useOrders } from './orders';
export { RpcProvider, useRpc } from './RpcProvider';
export {
  addReview,
  type Review,
  type ReviewOrder,
  reviewOrders,
  reviewsQuery,
  useNewestReviews,
  useReviews,
} from './reviews';
export {
  type OfferId,
  type OrderId,
  type OrderNumber,
  offerIdSchema,
  orderIdSchema,
  orderNumberSchema,
  type Slug,
  slugSchema,
} from './schema';
export { fetchShipment, useShipment } from './shipments';
export type { Submission } from './submission';
export {
  addUser,
  addUserMutation,
  changePassword,
  changePasswordMutation,
  editUser,
  editUserMutation,
  type PasswordChange,
  type UserChanges,
} from './users';
