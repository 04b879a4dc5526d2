export { Hero, type HeroProps, heroLayouts, heroRatios } from './Hero';
