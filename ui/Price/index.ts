export { Price, type PriceProps, priceSizes } from './Price';
