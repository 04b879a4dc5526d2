import * as React from 'react';
import { Button, Form } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Country } from '#features/shared/country';
import { send } from '../writing';
import { type Change, WORDS } from './change';
import { fileOf } from './fileOf';
import type { WordRow } from './wordRows';

const Line = styled.form({ display: 'flex', alignItems: 'start', gap: 8, '& > :first-child': { flex: 1 } });
const Remark = styled.div(({ theme }) => ({ fontSize: 12, color: theme.textMutedColor }));
const Refused = styled.div(({ theme }) => ({ color: theme.color.negativeText }));

const { useRef, useState } = React;

const focus = (field: HTMLElement | null) => field?.focus();

interface CountryTextProps {
  row: WordRow;
  country: Country;
  onSaved: (text: string) => void;
}

/** The text of a message in a country. Where the development server runs, it can be changed, or a line says why not. */
export function CountryText({ row, country, onSaved }: CountryTextProps) {
  const {
    key,
    name,
    texts,
    written: { [country]: written },
  } = row;
  const button = useRef<HTMLButtonElement>(null);
  const [draft, setDraft] = useState<string>();
  const [error, setError] = useState('');
  const [isSaving, setSaving] = useState(false);

  if (written?.text === undefined)
    return (
      <>
        {texts[country]}
        {written && (
          <Remark>
            {written.isFixed
              ? 'Fixed by the specification'
              : `Put together by code: ${fileOf(key, country)}:${written.line}`}
          </Remark>
        )}
      </>
    );

  const before = written.text;

  function leave() {
    setDraft(undefined);
    setError('');
    button.current?.focus();
  }

  async function save(text: string) {
    if (isSaving) return;
    setSaving(true);
    const [folder = ''] = key.split(' ');
    const change: Change = { folder, name, country, before, text };
    const answer = await send(WORDS, change);
    setSaving(false);
    if ('error' in answer) return setError(answer.error);
    leave();
    onSaved(text.trim());
  }

  const isEdited = draft !== undefined;
  return (
    <>
      <Line
        onSubmit={(event) => {
          event.preventDefault();
          if (isEdited) void save(draft);
        }}
      >
        {isEdited ? (
          <Form.Textarea
            aria-label={`Text of ${country}`}
            ref={focus}
            value={draft}
            onChange={({ currentTarget }) => setDraft(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Escape') leave();
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              void save(draft);
            }}
          />
        ) : (
          <span>{texts[country]}</span>
        )}
        {isEdited && (
          <Button type="submit" size="small" variant="solid" ariaLabel={`Save ${country}`}>
            {isSaving ? 'Saving…' : 'Save'}
          </Button>
        )}
        <Button
          ref={button}
          type="button"
          size="small"
          ariaLabel={`${isEdited ? 'Cancel' : 'Change'} ${country}`}
          onClick={isEdited ? leave : () => setDraft(before)}
        >
          {isEdited ? 'Cancel' : 'Change'}
        </Button>
      </Line>
      {error && <Refused role="alert">{error}</Refused>}
    </>
  );
}
