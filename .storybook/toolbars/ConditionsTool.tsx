// The manager's builder compiles JSX to calls of `React`.
import * as React from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { type ConditionName, conditions, initialConditions } from './conditions';
import { globalsOf, keepPreset, type Preset, presets, readPresets, valuesOf } from './presets';

const Panel = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 16,
  width: 320,
  padding: 16,
  background: theme.background.content,
}));
const Group = styled.div({ display: 'grid', justifyItems: 'start', gap: 4 });
const Row = styled.div({ display: 'flex', gap: 4, width: '100%' });
const Heading = styled.h2(({ theme }) => ({ margin: 0, fontSize: 14, color: theme.color.defaultText }));
const Field = styled.label(({ theme }) => ({
  display: 'grid',
  gap: 2,
  width: '100%',
  fontSize: 12,
  color: theme.textMutedColor,
}));

const names = Object.keys(conditions) as ConditionName[];

/** The menu of the toolbar that sets the conditions of a story: presets, one's own presets, and each condition. */
export function ConditionsTool() {
  const [globals, updateGlobals] = useGlobals();
  const values = valuesOf(globals);
  const { country: _country, 'viewport.value': _viewport, ...changed } = values;
  const count = Object.keys(changed).length;
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
  const [own, setOwn] = React.useState(readPresets);
  function keep(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = new FormData(event.currentTarget).get('name');
    if (typeof name === 'string' && name.trim()) setOwn(keepPreset(name.trim(), values));
    event.currentTarget.reset();
  }
  const button = (preset: Preset) => (
    <Button ariaLabel={false} size="small" onClick={() => updateGlobals(globalsOf(preset.values))}>
      {preset.name}
    </Button>
  );
  return (
    <Panel>
      <Group>
        <Heading>Presets</Heading>
        {presets.map((preset) => (
          <Row key={preset.name}>{button(preset)}</Row>
        ))}
        {own.map((preset) => (
          <Row key={preset.name}>
            {button(preset)}
            <Button
              ariaLabel={`Remove ${preset.name}`}
              size="small"
              variant="ghost"
              onClick={() => setOwn(keepPreset(preset.name))}
            >
              Remove
            </Button>
          </Row>
        ))}
        <Button ariaLabel={false} size="small" variant="ghost" onClick={() => updateGlobals(globalsOf({}))}>
          None
        </Button>
      </Group>
      <Group>
        <Heading>Each</Heading>
        {names.map((name) => (
          <Field key={name}>
            {conditions[name].label}
            <Form.Select
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
          </Field>
        ))}
      </Group>
      <form onSubmit={keep}>
        <Field>
          Keep country, window and conditions as
          <Row>
            <Form.Input name="name" size="flex" placeholder="A name" required />
            <Button type="submit" ariaLabel={false} size="small">
              Keep
            </Button>
          </Row>
        </Field>
      </form>
      <Field as="p">The address holds all of them: send it.</Field>
    </Panel>
  );
}
