export { Band, type BandProps, bandElements, bandPaddings, bandTones } from './Band';
