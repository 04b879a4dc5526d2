export { TileLink, type TileLinkProps } from './TileLink';
