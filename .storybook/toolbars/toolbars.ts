import type { GlobalTypes } from 'storybook/internal/types';
import { countries, countrySettings } from '#features/shared/country';

/** The value of a toolbar that leaves a story as it is. */
const AS_IN_STORY = 'story';

/**
 * The choice with which a toolbar changes nothing. A button shows the title of its choice: here the toolbar's own name,
 * so that it is short and says what it is for.
 */
const unchanged = (title: string, right: string, value = AS_IN_STORY) => ({ value, title, right });

const asInStory = (title: string) => unchanged(title, 'as in the story');

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
      items: countries.map((value) => ({ value, title: value, right: countrySettings[value].name })),
    },
  },
  login: {
    description: 'Who is logged in',
    toolbar: {
      title: 'Login',
      icon: 'user',
      items: [
        asInStory('Login'),
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
        asInStory('Network'),
        { value: 'normal', title: 'Network normal', right: "without the story's own conditions" },
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
        asInStory('Cart'),
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
        asInStory('Clock'),
        { value: 'device', title: 'Clock runs', right: 'the time of this device' },
        { value: 'afternoon', title: '21 Nov, 14:05', right: 'of 2026: orders were just delivered' },
        { value: 'night', title: '28 Nov, 23:59', right: 'of 2026: periods of 14 days end' },
        { value: 'newYear', title: '1 Jan, 00:01', right: 'of 2027' },
      ],
    },
  },
  shell: {
    description: 'Header and footer around a screen',
    toolbar: {
      title: 'Shell',
      icon: 'browser',
      items: [
        unchanged('Shell', 'the screen alone', 'off'),
        { value: 'on', title: 'Shell on', right: 'header and footer; links lead to the real pages' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        unchanged('Motion', 'as set on this device', 'device'),
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  textSize: {
    description: "The browser's text size, or the visitor's spacing",
    toolbar: {
      title: 'Text',
      icon: 'zoom',
      items: [
        unchanged('Text', '100 %', '100'),
        { value: '200', title: 'Text 200 %' },
        { value: 'spaced', title: 'Spaced text', right: 'WCAG 1.4.12' },
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
