/** The event by which a docs page sends its choices to the workspace's address: `{ country: 'HR' }`. */
export const CHOOSE = 'shop/choose';
