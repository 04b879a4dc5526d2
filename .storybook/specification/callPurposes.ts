import type { ShopMethod, ShopService } from '#features/shared/api';

/** What each call is for. A call without a purpose does not compile. */
export const callPurposes: Record<ShopMethod | ShopService, string> = {
  'offers.f.getAll': 'Lists the offers, with ratings where asked',
  'offers.f.getSlog': 'Returns one offer by its slug',
  'auth.loginShop': 'Logs in with an email or phone, and a password',
  'auth.logout': 'Logs out',
  'auth.checkLogin': 'Says who is logged in',
  'auth.generateToken': 'Sends a code for a new password',
  'auth.resetPassword': 'Sets a new password with that code',
  'shopUsers.f.add': 'Creates a profile',
  'shopUsers.f.edit': 'Changes the profile',
  'shopUsers.f.changePassword': 'Replaces the password',
  'shopOrders.f.getAll': 'Lists the shopper’s orders, newest first',
  'shopOrders.add': 'Places an order',
  'shopReviews.getAll': 'Lists the reviews of an offer',
  'shopReviews.add': 'Submits a review to moderation',
  'staticContent.images.f.upload': 'Uploads a picture of a review',
  '/api/deals/getShippmentStatus': 'Returns the status lines of a shipment',
  '/api/leads/addSubscriber': 'Leaves a contact after the quiz',
  '/api/leads/clubJoin': 'Requests to join the club',
  '/geo': 'Returns the country of the visitor’s location',
};
