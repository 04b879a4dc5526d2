import { type ChangeEventHandler, type FocusEventHandler, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '#ui/Icon';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import * as styles from './Field.css';

export const fieldLabelDisplays = ['visible', 'hidden'] as const;
export const fieldLayouts = ['above', 'beside', 'group'] as const;

/** What stands around a control besides its label. */
export interface FieldNotes {
  /** Help that is there before anything goes wrong: a format, a limit, what the answer is used for. */
  hint?: ReactNode;
  /** One sentence that says how to put it right. It marks the control as invalid and is read out when it appears. */
  error?: string | undefined;
  /** Marks the label with an asterisk and says 'required' to screen readers. It checks nothing by itself. */
  required?: boolean | undefined;
  /** The words for a field that may stay empty, after the label: '(nije obavezno)'. */
  optionalLabel?: string | undefined;
}

/** What every form control takes besides its own props. */
export interface FieldProps extends FieldNotes {
  /** Names the control: what to enter, in a word or three. */
  label: ReactNode;
  /** `hidden` leaves the label to screen readers: where the place itself says it, such as a sort order above a list. */
  labelDisplay?: (typeof fieldLabelDisplays)[number] | undefined;
}

/** What every control takes from the browser's own. */
export interface NativeControlProps<Control> {
  /** What the answer is called in the form. */
  name?: string | undefined;
  /** It cannot be used now: it takes no focus, and its answer is not sent. */
  disabled?: boolean | undefined;
  /** Hears each change of the answer. */
  onChange?: ChangeEventHandler<Control> | undefined;
  /** The focus has left it. */
  onBlur?: FocusEventHandler<Control> | undefined;
  /** The control itself, so that a form can put the focus on it. */
  ref?: Ref<Control> | undefined;
}

/** What every control for typing takes besides. */
export interface TypedControlProps<Control> extends NativeControlProps<Control> {
  /** What stands in it, where the screen keeps the answer. */
  value?: string | undefined;
  /** What stands in it at first, where the form keeps the answer. */
  defaultValue?: string | undefined;
  /** How many characters it takes; further ones are not typed. */
  maxLength?: number | undefined;
}

/** What a native control must carry so that it belongs to its field: spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** `above` for one control, `beside` for a checkbox, `group` for several controls under one label. */
  layout?: (typeof fieldLayouts)[number];
  /** Draws the control. `labelId` is for `aria-labelledby` of a group; a single control has its label already. */
  children: (control: FieldControl, labelId: string) => ReactNode;
}

/**
 * Label, hint and error around one control. Every control of the system draws its own, so a screen needs `Field`
 * only for a control that the system does not have.
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

  const words = (
    <>
      {label}
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
  const named =
    layout === 'group' ? (
      <span id={labelId} className={styles.labels.group}>
        {words}
      </span>
    ) : (
      <label id={labelId} htmlFor={id} className={styles.labels[layout]}>
        {words}
      </label>
    );
  const labelled = labelDisplay === 'hidden' ? <VisuallyHidden>{named}</VisuallyHidden> : named;
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
      {layout === 'beside' ? control : labelled}
      {layout === 'beside' ? labelled : control}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
      <div id={errorId} className={styles.error} aria-live="polite">
        {error && (
          <div className={styles.errorText}>
            <Icon name="warning" size="small" />
            {error}
          </div>
        )}
      </div>
    </div>
  );
}

/** Parts the props of a control into those of its field and its own. */
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
