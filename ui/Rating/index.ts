export { Rating, type RatingProps, ratingSizes } from './Rating';
