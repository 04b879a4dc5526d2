export { type Chunk, ChunkError, createChunk } from './chunk';
export { OverlayPart, type OverlayPartProps } from './OverlayPart';
export { Part, type PartProps } from './Part';
export { type ChunkFailure, type ChunkState, useChunk } from './useChunk';
