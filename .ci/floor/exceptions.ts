import type { LaterUse } from './laterUses.ts';

/** Uses of later APIs that do no harm, where the syntax cannot tell. One that excuses nothing fails `floor.journey.ts`. */
export const exceptions: { api: string; text: string; reason: string }[] = [
  {
    api: 'Array.prototype.toSorted',
    text: '.toSorted(',
    reason: 'in Radix; app/polyfills.ts has it, and our own code does not compile with it',
  },
  {
    api: 'Document.prototype.startViewTransition',
    text: 'try{var',
    reason: 'React catches the exception and goes on without a transition',
  },
  {
    api: 'Iterator.prototype.toArray',
    text: 'Children.toArray(',
    reason: 'another function of the same name, React’s',
  },
  {
    api: 'Iterator.prototype.drop',
    text: '.drop(',
    reason: 'another function of the same name, of the drafts of forms',
  },
  {
    api: 'AnimationEvent.prototype.animation',
    text: '.animation.',
    reason: 'another property of the same name, of the carousel',
  },
];

/** Why a use does no harm; `undefined` if it does. */
export function excuse({ api, excerpt, isGuarded }: LaterUse): string | undefined {
  if (isGuarded) return 'the function asks first';
  return exceptions.find((exception) => exception.api === api && excerpt.includes(exception.text))?.reason;
}
