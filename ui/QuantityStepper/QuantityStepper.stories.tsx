import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { QuantityStepper, type QuantityStepperProps } from '#ui/QuantityStepper';

const meta = preview.meta({
  title: 'UI/Forms/QuantityStepper',
  component: QuantityStepper,
  args: {
    value: 2,
    onChange: fn(),
    labels: { group: 'Količina, Alpha Potent', decrease: 'Manje', increase: 'Više' },
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return (
      <QuantityStepper
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
});

export default meta;

/** Two pieces, with buttons for fewer and more. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Količina, Alpha Potent' })).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Količina, Alpha Potent' })).toHaveValue('2');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
});

Default.test(
  'plus and minus change it by one and announce the new number',
  async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3');
    await expect(canvas.getByRole('status')).toHaveTextContent('3');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Manje' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
  },
);

Default.test(
  'the number moves briefly when a button changes it',
  { tags: ['motion', 'thorough'] },
  async ({ canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton');
    await expect(number).toHaveStyle({ animationName: 'none' });
    await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
    const { animationName, animationDuration } = getComputedStyle(number);
    await expect(animationDuration).toBe('0.18s');
    await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
    // Another name, so that it begins again.
    await expect(getComputedStyle(number).animationName).not.toBe(animationName);
  },
);

Default.test(
  'nothing moves while motion is reduced',
  { tags: ['thorough'], globals: { motion: 'reduced' } },
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Više' }));
    const { animationDuration } = getComputedStyle(canvas.getByRole('spinbutton'));
    await expect(Number.parseFloat(animationDuration)).toBeLessThan(0.001);
  },
);

Default.test('a typed number is reported immediately, before blur', async ({ args, canvas, userEvent }) => {
  const number = canvas.getByRole('spinbutton');
  await userEvent.click(number);
  await userEvent.keyboard('12');
  await expect(args.onChange).toHaveBeenLastCalledWith(12);
  await userEvent.keyboard('{Enter}');
  await expect(number).toHaveValue('12');
  await expect(number).toHaveFocus();
});

Default.test('letters, signs and decimal points are ignored', async ({ args, canvas, userEvent }) => {
  const number = canvas.getByRole('spinbutton');
  await userEvent.click(number);
  await userEvent.keyboard('{End}a-.');
  await expect(number).toHaveValue('2');
  await expect(args.onChange).not.toHaveBeenCalled();
});

Default.test(
  'restores the last valid number when left empty or at zero',
  async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton');
    await userEvent.clear(number);
    await expect(number).toHaveValue('');
    await userEvent.tab();
    await expect(number).toHaveValue('2');
    await userEvent.clear(number);
    await userEvent.type(number, '0{Enter}');
    await expect(number).toHaveValue('2');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
);

Default.test('the arrow keys change it by one', async ({ canvas, userEvent }) => {
  const number = canvas.getByRole('spinbutton');
  await userEvent.click(number);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  await expect(number).toHaveValue('3');
  await expect(number).toHaveAttribute('aria-valuenow', '3');
});

/** A quantity to change, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'], args: { value: 1, max: 10 } });

/** One piece: the minus button does nothing. */
export const AtMinimum = meta.story({
  args: { value: 1 },
  play: async ({ args, canvas, userEvent }) => {
    const minus = canvas.getByRole('button', { name: 'Manje' });
    await expect(minus).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(minus);
    await expect(minus).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** The most that can be ordered: the plus button does nothing. */
export const AtMaximum = meta.story({
  args: { value: 9, max: 10 },
  play: async ({ args, canvas, userEvent }) => {
    const number = canvas.getByRole('spinbutton');
    await userEvent.clear(number);
    await userEvent.type(number, '15');
    await userEvent.tab();
    await expect(number).toHaveValue('10');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await expect(canvas.getByRole('button', { name: 'Više' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** A quantity of three digits fits the box. */
export const ThreeDigits = meta.story({ args: { value: 128 } });

/** The minus button at the minimum and above it, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<QuantityStepperProps>>
      variants={{ 'at the minimum': { value: 1 }, 'above it': { value: 2 } }}
    >
      {(props, group) => <QuantityStepper {...args} {...props} labels={{ ...args.labels, group }} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** The long labels are for screen readers only; the box fits the longest number. */
export const LongText = meta.story({
  args: {
    value: 999,
    labels: {
      group: `Količina, ${'Prijestolonasljednikovičičinima'.repeat(7)}`,
      decrease: 'Jedan komad manje nego što ih je sada u korpi',
      increase: 'Jedan komad više nego što ih je sada u korpi',
    },
  },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('spinbutton');
    await expect(box.scrollWidth).toBe(box.clientWidth);
  },
});
