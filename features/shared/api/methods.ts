import type { RpcClient, RpcMethodName } from '../protocol';
import type {
  WireArticle,
  WireAttachment,
  WireId,
  WireOffer,
  WireOrder,
  WireReview,
  WireUserData,
  WireUserInfo,
} from './contract';

/** Selects only bundles (`ne`) or only single offers (`eq`). */
interface WireOfferFilter {
  name: 'ChildOffers';
  op: 'eq' | 'ne';
  value: null;
}

/**
 * The backend's methods with params, answer and error codes (Specification/Wire format). The client's calls and the
 * mock backend are both checked against it. `errors` lists the contract's codes; the client adds its own.
 */
export type ShopMethods = {
  'offers.f.getAll': {
    args: { filters?: WireOfferFilter[]; includeReviews?: boolean };
    answer: WireOffer[];
    errors: never;
  };
  'offers.f.getSlog': { params: { Slog: string }; answer: WireOffer; errors: 'NOT_FOUND' };
  'auth.loginShop': {
    params: { username: string; password: string };
    answer: WireUserData;
    errors: 'WRONG_CREDENTIALS';
  };
  'auth.logout': { answer: true; errors: never };
  'auth.checkLogin': { answer: WireUserData; errors: 'NOT_LOGGED_IN' };
  'auth.generateToken': {
    /** An email or a phone. */
    params: { Email: string };
    answer: true;
    errors: 'NOT_FOUND';
  };
  'auth.resetPassword': {
    params: { Email: string; Token: string; NewPassword: string };
    answer: true;
    errors: 'TOKEN_INVALID' | 'PASSWORD_SHORT';
  };
  'shopUsers.f.add': {
    params: Required<WireUserInfo> & { Password: string };
    answer: WireId;
    errors: TakenCode | 'PASSWORD_SHORT';
  };
  'shopUsers.f.edit': {
    params: WireUserInfo;
    answer: WireUserData;
    errors: TakenCode | 'NOT_LOGGED_IN';
  };
  'shopUsers.f.changePassword': {
    params: { oldPassword: string; newPassword: string };
    answer: true;
    errors: 'WRONG_CREDENTIALS' | 'PASSWORD_SHORT' | 'NOT_LOGGED_IN';
  };
  'shopOrders.f.getAll': {
    /** Newest first. */
    answer: WireOrder[];
    errors: 'NOT_LOGGED_IN';
  };
  'shopOrders.add': {
    params: Pick<Required<WireUserInfo>, 'FirstName' | 'LastName' | 'PhoneNumber'> & {
      Articles: WireArticle[];
    };
    answer: WireId;
    errors: 'NOT_LOGGED_IN' | 'NO_ARTICLES' | 'NOT_FOUND';
  };
  'shopReviews.getAll': {
    params: { OfferID: WireId; orders?: WireReviewOrder };
    answer: WireReview[];
    errors: never;
  };
  'shopReviews.add': {
    params: Pick<WireReview, 'OfferID' | 'Review' | 'ReviewHead' | 'Attachments'> & {
      /** 0 if no star was chosen (Specification/Offers). */
      Rating: WireReview['Rating'] | 0;
    };
    answer: WireId;
    errors: 'NOT_LOGGED_IN';
  };
  'staticContent.images.f.upload': {
    params: { ImageName: string; ImageTag: 'offer'; ImageFile: File };
    answer: WireAttachment;
    errors: 'NOT_LOGGED_IN' | 'NOT_AN_IMAGE';
  };
};

/** Another account has the username, the email or the phone. */
type TakenCode = 'USERNAME_EXISTS' | 'EMAIL_EXISTS' | 'PHONE_EXISTS';

export type WireReviewOrder = 'withFiles' | [field: 'createdAt' | 'Rating', direction: 'asc' | 'desc'];

export type ShopMethod = RpcMethodName<ShopMethods>;

/** The error codes with which the backend refuses a call of these methods. */
export type ErrorCode<Method extends ShopMethod = ShopMethod> = ShopMethods[Method]['errors'];

/** A client of the shop's backend. */
export type ShopRpc = RpcClient<ShopMethods>;

/**
 * Services outside the `_rpc` endpoint: body and answer by path (Specification/Wire format). A request without a body
 * is a GET.
 */
export type ShopServices = {
  '/api/deals/getShippmentStatus': {
    body: { LeadID: WireId };
    answer: { status: 'ok'; data: string[] } | { status: 'error' };
  };
  '/api/leads/addSubscriber': {
    body: { Email: string; FirstLastName: string; Group: WireId } | { PhoneNumber: string; OfferID: WireId };
    answer: unknown;
  };
  '/api/leads/clubJoin': {
    body: { FirstLastName: string; PhoneNumber: string; ClubName: string; Country: string };
    answer: { status: 'ok' } | { status: 'error' };
  };
  '/geo': { answer: { country_code: string } };
};

export type ShopService = keyof ShopServices;
