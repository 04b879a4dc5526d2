import * as React from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { useChannel, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { PICK, PICKED, type Picked } from './event';

const Label = styled.label({ display: 'flex', alignItems: 'center', gap: 6, minHeight: 24 });

// The manager's builder compiles JSX to calls of `React.createElement`.
const { useEffect, useState } = React;

interface PickingProps {
  /** The panel that is told of presses while it is shown. */
  panel: string;
  /** What a press does. */
  label: string;
  onPicked: (picked: Picked) => void;
}

/** A checkbox: while it is checked, a press in the story does not act, but tells a panel of it. */
export function Picking({ panel, label, onPicked }: PickingProps) {
  const [isPicking, setPicking] = useState(true);
  // Storybook's `active` is also true for a panel behind another one.
  const api = useStorybookApi();
  const { selectedPanel } = useStorybookState();
  const asks = isPicking && selectedPanel === panel && api.getIsPanelShown();
  const emit = useChannel(
    {
      [PICKED]: (picked: Picked) => {
        if (asks) onPicked(picked);
      },
      [STORY_RENDERED]: () => {
        if (asks) emit(PICK, true);
      },
    },
    [asks],
  );
  useEffect(() => {
    if (!asks) return;
    emit(PICK, true);
    return () => emit(PICK, false);
  }, [asks, emit]);

  return (
    <Label>
      <input type="checkbox" checked={isPicking} onChange={({ target }) => setPicking(target.checked)} />
      {label}
    </Label>
  );
}
