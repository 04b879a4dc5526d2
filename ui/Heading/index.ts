export { Heading, type HeadingProps, headingLevels, headingSizes, headingTones } from './Heading';
