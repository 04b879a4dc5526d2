export { Card, type CardProps, cardElements, cardPaddings, cardTones } from './Card';
