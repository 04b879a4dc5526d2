import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Field.css';

export const fieldLabelDisplays = ['visible', 'hidden'] as const;
export const fieldLayouts = ['above', 'beside', 'group'] as const;

/** The texts around a control besides its label. */
export interface FieldNotes {
  /** Help that is always shown: a format, a limit, what the answer is used for. */
  hint?: ReactNode;
  /** One sentence that says how to correct the answer. It marks the control as invalid and is announced when it appears. */
  error?: string | undefined;
  /** Marks the label with an asterisk and announces the field as required. It does not validate. */
  required?: boolean | undefined;
  /** Marks an optional field, after the label: '(nije obavezno)'. */
  optionalLabel?: string | undefined;
}

/** The field props that every form control accepts. */
export interface FieldProps extends FieldNotes {
  /** What to enter, in one to three words. */
  label: ReactNode;
  /** `hidden` keeps the label for screen readers only, where the context is clear, such as a sort order above a list. */
  labelDisplay?: (typeof fieldLabelDisplays)[number] | undefined;
}

/** The native attributes that every control accepts. */
export interface NativeControlProps<Control> {
  /** The control's name in the form data. */
  name?: string | undefined;
  /** Called on each change of the value. */
  onChange?: ChangeEventHandler<Control> | undefined;
  /** Called when the control loses focus. */
  onBlur?: FocusEventHandler<Control> | undefined;
  /** The native control, for moving focus to it. */
  ref?: Ref<Control> | undefined;
}

/** The native attributes that every text control accepts. */
export interface TypedControlProps<Control> extends NativeControlProps<Control> {
  /** The text, as a controlled input. */
  value?: string | undefined;
  /** The initial text, as an uncontrolled input. */
  defaultValue?: string | undefined;
  /** The maximum number of characters; typing stops there. */
  maxLength?: number | undefined;
}

/** Attributes that connect a native control to its field. Spread them on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** `above` for one control, `beside` for a checkbox, `group` for several controls under one label. */
  layout?: (typeof fieldLayouts)[number];
  /** Renders the control. `labelId` is for the `aria-labelledby` of a group; a single control is already labelled. */
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/**
 * Label, hint and error around one control. Every control of the design system renders its own `Field`, so a screen needs
 * this only for a control that the design system lacks.
 */
export function Field({
  label,
  labelDisplay = 'visible',
  hint,
  error,
  required = false,
  optionalLabel,
  layout = 'above',
  children,
}: FieldFrameProps) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ');

  const labelContent = (
    <>
      <span>{label}</span>
      {optionalLabel && (
        <>
          {' '}
          <span className={styles.optional}>{optionalLabel}</span>
        </>
      )}
      {required && (
        <span className={styles.required} aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  );
  const labelElement =
    layout === 'group' ? (
      <span id={labelId} className={styles.labels.group}>
        {labelContent}
      </span>
    ) : (
      <label id={labelId} htmlFor={id} className={styles.labels[layout]}>
        {labelContent}
      </label>
    );
  const displayedLabel =
    labelDisplay === 'hidden' ? <VisuallyHidden>{labelElement}</VisuallyHidden> : labelElement;
  const control = children(
    {
      id,
      'aria-describedby': describedBy || undefined,
      'aria-invalid': error ? true : undefined,
      'aria-required': required || undefined,
    },
    labelId,
  );

  return (
    <div className={styles.layouts[layout]}>
      {layout === 'beside' ? control : displayedLabel}
      {layout === 'beside' ? displayedLabel : control}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      <div id={errorId} className={styles.error} aria-live="polite">
        {error && (
          <div className={styles.errorText}>
            <Icon name="warning" size="small" />
            <span>{error}</span>
          </div>
        )}
      </div>
    </div>
  );
}

/** Splits the props of a control into those of its field and its own. */
export function splitField<Props extends FieldProps>({
  label,
  labelDisplay,
  hint,
  error,
  required,
  optionalLabel,
  ...own
}: Props) {
  const field: FieldProps = { label, labelDisplay, hint, error, required, optionalLabel };
  return [field, own] as const;
}
