export { Button, type ButtonProps, buttonSizes, buttonTones, buttonWidths } from './Button';
