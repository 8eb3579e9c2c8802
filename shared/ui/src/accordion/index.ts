export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from './Accordion.tsx';
export { default as accordionSheet } from './accordion.shadow.css';
