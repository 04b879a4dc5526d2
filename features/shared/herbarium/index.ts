/** Pages and tiles with plants: the sheet beside a short page, the categories, the page for unknown addresses. */

export { CategoryTiles } from './CategoryTiles';
export { messages as herbariumMessages } from './messages';
export { NotFound } from './NotFound';
export { PlantSheet } from './PlantSheet';
