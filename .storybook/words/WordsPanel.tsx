import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { PanelPage } from '../PanelPage';
import { PICK, PICKED, type Picked } from './event';

const Found = styled.div({ display: 'grid', gap: 12 });
const Label = styled.label({ display: 'flex', alignItems: 'center', gap: 6, minHeight: 24 });
const Message = styled.section(({ theme }) => ({
  padding: 12,
  background: theme.background.content,
  border: `1px solid ${theme.appBorderColor}`,
  borderRadius: theme.appBorderRadius,
  overflowWrap: 'anywhere',
  '& dl': { display: 'grid', gridTemplateColumns: 'auto 1fr', gap: '4px 12px', margin: '8px 0 0' },
  '& dd': { margin: 0 },
}));

/** Catalogues have one file for each country; the wordings that the specification fixes have none. */
const fileOf = (key: string, country: string) =>
  key.includes('/') ? `${key.split(' ')[0]}/${country.toLowerCase()}.ts` : 'Fixed by the specification';

// The manager's builder compiles JSX to calls of `React.createElement`.
const { useEffect, useState } = React;

export const WORDS_PANEL = 'shop/words';

/** The panel that says of a text which is pressed in the story where it comes from. */
export function WordsPanel({ active = false }: { active?: boolean }) {
  // Storybook's `active` is also true for a panel behind another one.
  const api = useStorybookApi();
  const { selectedPanel } = useStorybookState();
  const isShown = selectedPanel === WORDS_PANEL && api.getIsPanelShown();
  const [isPicking, setPicking] = useState(true);
  const [picked, setPicked] = useState<Picked>();
  const asks = isShown && isPicking;
  const emit = useChannel({ [PICKED]: setPicked, [STORY_RENDERED]: () => emit(PICK, asks) }, [asks]);
  useEffect(() => {
    emit(PICK, asks);
    return () => emit(PICK, false);
  }, [asks, emit]);

  return (
    <AddonPanel active={active}>
      <PanelPage>
        <Label>
          <input type="checkbox" checked={isPicking} onChange={({ target }) => setPicking(target.checked)} />
          Press a text in the story to see where it comes from
        </Label>
        {picked && (
          <Found role="status">
            {picked.rows.length === 0
              ? `‘${picked.text.slice(0, 80)}’ is no message of the shop: an answer of the backend, an article or a number.`
              : picked.rows.map(({ key, name, place, texts }) => (
                  <Message key={key}>
                    <strong>{name}</strong> in <code>{fileOf(key, picked.country)}</code>, shown in {place}
                    <dl>
                      {Object.entries(texts).map(([country, text]) => (
                        <React.Fragment key={country}>
                          <dt>{country}</dt>
                          <dd>{text}</dd>
                        </React.Fragment>
                      ))}
                    </dl>
                  </Message>
                ))}
          </Found>
        )}
      </PanelPage>
    </AddonPanel>
  );
}
