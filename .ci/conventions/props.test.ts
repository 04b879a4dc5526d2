import { describeRule } from './describeRule';
import { explainedProps } from './props';

describeRule('explainedProps', explainedProps, {
  good: {
    'ui/Field/Field.tsx': `
      interface Notes {
        /** Help. */
        hint?: string;
      }
      export interface FieldProps<Control> extends Notes {
        /** The control. */
        ref?: Ref<Control>;
      }`,
    'ui/Select/Select.tsx': `
      import type { FieldProps } from '#ui/Field';
      export interface SelectOption { value: string }
      export interface SelectProps extends FieldProps<HTMLSelectElement>, Pick<ComponentProps<'select'>, 'className'> {
        /** What there is. */
        options: readonly SelectOption[];
        /**
         * What is chosen.
         */
        'aria-label'?: string;
      }
      interface RowProps { option: SelectOption }`,
    'ui/Select/Arrow.tsx': 'export interface ArrowProps { up: boolean }',
    'ui/Notice/Notice.tsx': `
      interface NoticeBase {
        /** What happened. */
        title?: string;
      }
      export type NoticeProps = NoticeBase & ({ title: string } | Empty);`,
    'features/quiz/QuizScreen.tsx': 'export interface QuizProps { goal: string }',
  },
  bad: {
    "'tone' of BadgeProps has no sentence": {
      'ui/Badge/Badge.tsx':
        'export interface BadgeProps {\n/** Words. */\nchildren: string;\n// A colour.\ntone: string }',
    },
    "'aria-label' of CardProps has no sentence": {
      'ui/Card/Card.tsx': "export interface CardProps { 'aria-label': string }",
    },
    "'name' of Native has no sentence": {
      'ui/Radio/Radio.tsx':
        'interface Native { name: string }\nexport interface RadioProps extends Native {}',
    },
    'RadioProps takes props from Pick': {
      'ui/Radio/Radio.tsx':
        "export interface RadioProps extends Pick<ComponentProps<'input'>, 'className' | 'name'> {}",
    },
    'LinkProps takes props from Omit': {
      'ui/Link/Link.tsx': "export type LinkProps = Omit<NoticeProps, 'title'>",
    },
    "only a union names 'text'": {
      'ui/Toast/Toast.tsx': 'export type ToastProps = NoticeBase & ({ title: string } | { text: string })',
    },
  },
});
