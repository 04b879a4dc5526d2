export { type Chunk, ChunkError, createChunk } from './chunk';
export { OverlayFailure, type OverlayFailureProps } from './OverlayFailure';
export { OverlayPart, type OverlayPartProps } from './OverlayPart';
export { Part, type PartProps } from './Part';
export { type ChunkFailure, type ChunkNeed, type ChunkState, useChunk } from './useChunk';
export { useRetryOnline } from './useRetryOnline';
