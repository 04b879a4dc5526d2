import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { Country } from '#features/shared/country';
import { PanelPage } from '../PanelPage';
import { CountryText } from './CountryText';
import { countries } from './change';
import type { Picked } from './event';
import { fileOf } from './fileOf';
import { Picking } from './Picking';
import type { WordRow } from './wordRows';

const Message = styled.section(({ theme }) => ({
  padding: 12,
  background: theme.background.content,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  overflowWrap: 'anywhere',
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '6px 12px', margin: '8px 0 0' },
  '& dd': { margin: 0 },
}));

/** Says of a text that was pressed whether it is a message. */
const foundIn = ({ text, rows }: Picked) =>
  rows.length === 0
    ? `‘${text.slice(0, 80)}’ is no message of the shop: an answer of the backend, an article or a number.`
    : `‘${text.slice(0, 80)}’ is ${rows.length === 1 ? 'one message' : `in ${rows.length} messages`} of the shop.`;

const withText = (row: WordRow, country: Country, text: string): WordRow => {
  const written = row.written[country];
  return {
    ...row,
    texts: { ...row.texts, [country]: text },
    written: { ...row.written, ...(written && { [country]: { ...written, text } }) },
  };
};

// The manager's builder compiles JSX to calls of `React.createElement`.
const { useState } = React;

export const WORDS_PANEL = 'shop/words';

/** The panel that says of a text which is pressed in the story where it comes from, and changes it. */
export function WordsPanel({ active = false }: { active?: boolean }) {
  const [picked, setPicked] = useState<Picked>();
  const [status, setStatus] = useState('');
  const show = (found: Picked) => {
    setPicked(found);
    setStatus(foundIn(found));
  };
  function saved(key: string, country: Country, text: string) {
    setStatus(`Written: ${fileOf(key, country)}`);
    setPicked(
      (before) =>
        before && {
          ...before,
          rows: before.rows.map((row) => (row.key === key ? withText(row, country, text) : row)),
        },
    );
  }

  return (
    <AddonPanel active={active}>
      <PanelPage>
        <Picking
          panel={WORDS_PANEL}
          label="Press a text in the story to see where it comes from"
          onPicked={show}
        />
        <div role="status">{status}</div>
        {picked?.rows.map((row) => (
          <Message key={row.key}>
            <strong>{row.name}</strong> in <code>{fileOf(row.key, picked.country)}</code>, shown in{' '}
            {row.place}
            <dl>
              {countries.map((country) => (
                <React.Fragment key={country}>
                  <dt>{country}</dt>
                  <dd>
                    <CountryText
                      row={row}
                      country={country}
                      onSaved={(text) => saved(row.key, country, text)}
                    />
                  </dd>
                </React.Fragment>
              ))}
            </dl>
          </Message>
        ))}
      </PanelPage>
    </AddonPanel>
  );
}
