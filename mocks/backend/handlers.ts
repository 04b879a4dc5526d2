import { authHandlers } from './auth';
import { serviceHandlers } from './external';
import { imageHandlers } from './images';
import { offerHandlers } from './offers';
import { orderHandlers } from './orders';
import { reviewHandlers } from './reviews';
import { userHandlers } from './users';

/** The methods of the backend. */
export const methodHandlers = {
  ...offerHandlers,
  ...authHandlers,
  ...userHandlers,
  ...orderHandlers,
  ...reviewHandlers,
  ...imageHandlers,
};

/** Every call of the contract, by the first part of its scenarios' names. */
export const handlers = { ...methodHandlers, ...serviceHandlers };

/** The first part of the names of a call's scenarios. */
export type CallName = keyof typeof handlers;

/** A method of the backend, or the path of a service outside it. */
export type Target = (typeof handlers)[CallName]['call']['name'];
