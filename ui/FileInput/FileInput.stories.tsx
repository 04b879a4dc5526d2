import { expect, fn, spyOn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { FileInput, type FileInputProps } from '#ui/FileInput';
import { tokens } from '#ui/theme';

const meta = preview.meta({
  title: 'UI/Forms/FileInput',
  component: FileInput,
  args: {
    label: 'Slika',
    name: 'slika',
    labels: { choose: 'Odaberite sliku', remove: 'Uklonite sliku' },
    onChange: fn(),
    onBlur: fn(),
  },
});

export default meta;

/** A real picture file, so that the preview loads. */
async function picture(name: string) {
  const canvas = new OffscreenCanvas(80, 80);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = tokens.color.tint;
    pen.fillRect(0, 0, 80, 80);
    pen.fillStyle = tokens.color.tintInk;
    pen.fillRect(28, 16, 24, 48);
  }
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

/** No picture is chosen yet. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Slika');
    await expect(input).toHaveAttribute('accept', 'image/*');
    await expect(canvas.getByText('Odaberite sliku')).toBeVisible();
  },
});

Default.test('accepts pictures only', async ({ canvas, userEvent }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Slika');
  await userEvent.upload(input, new File(['račun'], 'racun.pdf', { type: 'application/pdf' }));
  await expect(input.files).toHaveLength(0);
  await userEvent.upload(input, await picture('korijen.png'));
  await expect(input.files).toHaveLength(1);
});

Default.test(
  'removing clears the input, notifies the form and keeps the focus',
  async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('Slika');
    await userEvent.upload(input, await picture('korijen.png'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Uklonite sliku' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input.files).toHaveLength(0);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(input).toHaveFocus();
    await expect(canvas.queryByText('korijen.png')).not.toBeInTheDocument();
  },
);

Default.test('revokes the object URL of every preview', async ({ canvas, userEvent }) => {
  const make = spyOn(URL, 'createObjectURL');
  const revoke = spyOn(URL, 'revokeObjectURL');
  const input = canvas.getByLabelText('Slika');
  await userEvent.upload(input, await picture('prva.png'));
  await userEvent.upload(input, await picture('druga.png'));
  await userEvent.click(canvas.getByRole('button', { name: 'Uklonite sliku' }));
  const made = make.mock.results.map(({ value }) => value);
  await expect(made.length).toBeGreaterThanOrEqual(2);
  await expect(revoke.mock.calls.flat()).toEqual(made);
});

/** An optional picture with a hint, with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { optionalLabel: '(nije obavezno)', hint: 'Slika koju ćemo prikazati uz vašu recenziju.' },
});

/** The chosen picture with its name, and a button that removes it. */
export const Chosen = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Slika'), await picture('hrast-u-dvoristu.png'));
    await expect(canvas.getByText('hrast-u-dvoristu.png')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBe(80));
  },
});

/** Some phones take pictures in formats that a browser cannot show. */
export const Undrawable = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText('Slika'),
      new File(['nije slika'], 'IMG_2041.heic', { type: 'image/heic' }),
    );
    await expect(canvas.getByText('IMG_2041.heic')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeInTheDocument());
  },
});

/** A required picture is missing; the error says so. */
export const Invalid = meta.story({
  args: { required: true, error: 'Odaberite privitak' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/Slika/);
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Odaberite privitak');
  },
});

/** Empty and invalid, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<FileInputProps>>
      width="13rem"
      variants={{ empty: {}, invalid: { error: 'Odaberite sliku.' } }}
    >
      {(props) => <FileInput {...args} {...props} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** A label of several lines. */
export const LongText = meta.story({
  args: {
    label: 'Slika proizvoda ili pakovanja koju ste snimili telefonom',
    optionalLabel: '(nije obavezno)',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(
      canvas.getByLabelText(/Slika proizvoda/),
      await picture('slika-sa-telefona-2026-11-14-poslije-treceg-mjeseca-uzimanja-konacna.png'),
    );
    // A long file name breaks inside the box.
    const box = canvas.getByLabelText(/Slika proizvoda/).parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
});
