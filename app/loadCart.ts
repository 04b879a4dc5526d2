/** The code of the cart panel, which no first page needs. */
export const loadCart = () => import('#features/cart');
