// The manager's builder compiles JSX to calls of `React`.
import * as React from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { type ConditionName, changedConditions, conditions, initialConditions } from './conditions';

const Panel = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 16,
  width: 320,
  padding: 16,
  background: theme.background.content,
}));
const Group = styled.div({ display: 'grid', justifyItems: 'start', gap: 4 });
const Label = styled.label(({ theme }) => ({ fontSize: 12, color: theme.textMutedColor }));

const names = Object.keys(conditions) as ConditionName[];

/** The menu of the toolbar that sets the conditions of a story. */
export function ConditionsTool() {
  const [globals, updateGlobals] = useGlobals();
  const values = changedConditions(globals);
  const count = Object.keys(values).length;
  return (
    <PopoverProvider
      ariaLabel="Conditions"
      padding={0}
      popover={<Conditions {...{ values, updateGlobals }} />}
    >
      <Button variant="ghost" padding="small" ariaLabel={false} active={count > 0}>
        Conditions{count > 0 && ` (${count})`}
      </Button>
    </PopoverProvider>
  );
}

interface ConditionsProps {
  values: Record<string, string>;
  updateGlobals: (globals: Record<string, unknown>) => void;
}

function Conditions({ values, updateGlobals }: ConditionsProps) {
  return (
    <Panel>
      <Group>
        {names.map((name) => (
          <React.Fragment key={name}>
            <Label htmlFor={`condition-${name}`}>{conditions[name].label}</Label>
            <Form.Select
              id={`condition-${name}`}
              size="100%"
              value={values[name] ?? initialConditions[name]}
              onChange={({ currentTarget }) => updateGlobals({ [name]: currentTarget.value })}
            >
              {conditions[name].choices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Form.Select>
          </React.Fragment>
        ))}
      </Group>
      <Button ariaLabel={false} size="small" onClick={() => updateGlobals({ ...initialConditions })}>
        Reset
      </Button>
      <Label as="p">The address holds all of them: send it.</Label>
    </Panel>
  );
}
