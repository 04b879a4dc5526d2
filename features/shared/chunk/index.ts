export { type Chunk, createChunk } from './chunk';
export { OverlayFailure } from './OverlayFailure';
export { OverlayPart } from './OverlayPart';
export { Part } from './Part';
export { type ChunkFailure, useChunk } from './useChunk';
export { useRetryOnline } from './useRetryOnline';
