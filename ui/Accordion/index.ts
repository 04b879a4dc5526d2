export { Accordion, type AccordionItem, type AccordionProps, accordionTypes } from './Accordion';
