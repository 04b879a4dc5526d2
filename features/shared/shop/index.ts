export { ShopProvider, type ShopProviderProps } from './ShopProvider';
