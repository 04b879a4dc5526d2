export { ProductData, StoreData } from './DataBlock';
export { PageHead, type PageHeadProps } from './PageHead';
