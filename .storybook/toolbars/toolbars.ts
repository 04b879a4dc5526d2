import type { GlobalTypes } from 'storybook/internal/types';
import { countries, countrySettings } from '#features/shared/country';

/** The value of a toolbar that leaves a story as it is. */
const AS_IN_STORY = 'story';

const asInStory = { value: AS_IN_STORY, title: 'As in the story' };

/**
 * The toolbars of the workspace. Their values are Storybook's globals, so every combination is an address:
 * `&globals=country:HR;login:expires;network:slow`.
 */
export const toolbars = {
  country: {
    description: 'Country of the shop',
    toolbar: {
      title: 'Country',
      icon: 'globe',
      dynamicTitle: true,
      items: countries.map((value) => ({ value, title: countrySettings[value].name, right: value })),
    },
  },
  login: {
    description: 'Who is logged in',
    toolbar: {
      title: 'Login',
      icon: 'user',
      items: [
        asInStory,
        { value: 'unknown', title: 'Login unknown', right: 'the check is not answered' },
        { value: 'guest', title: 'Guest' },
        { value: 'member', title: 'Member' },
        { value: 'expires', title: 'Login expires', right: 'when something is sent' },
      ],
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      title: 'Network',
      icon: 'transfer',
      items: [
        asInStory,
        { value: 'normal', title: 'Normal', right: "without the story's own conditions" },
        { value: 'slow', title: 'Slow', right: '1.5 s per request' },
        { value: 'offline', title: 'Offline' },
        { value: 'failsAtFirst', title: 'Fails once', right: 'until something is tried again' },
        { value: 'fails', title: 'Fails' },
      ],
    },
  },
  cart: {
    description: 'Articles in the cart',
    toolbar: {
      title: 'Cart',
      icon: 'basket',
      items: [
        asInStory,
        { value: 'empty', title: 'Empty cart' },
        { value: 'one', title: 'One article' },
        { value: 'many', title: 'Many articles' },
        { value: 'bundle', title: 'A bundle' },
      ],
    },
  },
  clock: {
    description: 'Time of the page and the backend',
    toolbar: {
      title: 'Clock',
      icon: 'time',
      items: [
        asInStory,
        { value: 'device', title: 'Running, as on this device' },
        { value: 'afternoon', title: '21 Nov 2026, 14:05', right: 'orders were just delivered' },
        { value: 'night', title: '28 Nov 2026, 23:59', right: 'periods of 14 days end' },
        { value: 'newYear', title: '1 Jan 2027, 00:01' },
      ],
    },
  },
  shell: {
    description: 'Header and footer around a screen',
    toolbar: {
      title: 'Shell',
      icon: 'browser',
      items: [
        { value: 'off', title: 'Screen alone' },
        { value: 'on', title: 'With header and footer', right: 'links lead to the real pages' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'device', title: 'As set on this device' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  textSize: {
    description: "The browser's text size",
    toolbar: {
      title: 'Text size',
      icon: 'zoom',
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
} satisfies GlobalTypes;

export const initialToolbars = {
  country: 'BA',
  login: AS_IN_STORY,
  network: AS_IN_STORY,
  cart: AS_IN_STORY,
  clock: AS_IN_STORY,
  shell: 'off',
  motion: 'device',
  textSize: '100',
} satisfies Record<keyof typeof toolbars, string>;
