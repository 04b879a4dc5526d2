export { QuantityStepper, type QuantityStepperProps, quantityStepperSizes } from './QuantityStepper';
