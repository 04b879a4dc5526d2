import { Controller, useForm } from 'react-hook-form';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Button } from '#ui/Button';
import { Checkbox } from '#ui/Checkbox';
import { Field, fieldBox, fieldControl, fieldLabelDisplays, fieldLayouts } from '#ui/Field';
import { FileInput } from '#ui/FileInput';
import { PasswordInput } from '#ui/PasswordInput';
import { PhoneInput } from '#ui/PhoneInput';
import { RatingInput } from '#ui/RatingInput';
import { Select } from '#ui/Select';
import { TextArea } from '#ui/TextArea';
import { TextInput } from '#ui/TextInput';

const meta = preview.meta({
  title: 'UI/Forms/Field',
  component: Field,
  args: {
    label: 'Ime',
    children: (control) => (
      <div className={fieldBox}>
        <input {...control} className={fieldControl} />
      </div>
    ),
  },
  argTypes: {
    labelDisplay: { control: 'inline-radio', options: fieldLabelDisplays },
    layout: { control: 'inline-radio', options: fieldLayouts },
    children: { control: false },
  },
});

export default meta;

/** A label above a control. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Ime' });
    await expect(input).not.toHaveAttribute('aria-describedby');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).not.toHaveAttribute('aria-required');
  },
});

Default.test('clicking the label focuses its control', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Ime'));
  await expect(canvas.getByRole('textbox')).toHaveFocus();
});

/** A field with every prop as a control. */
export const Playground = meta.story({
  tags: ['thorough'],
  args: { hint: 'Kako piše na ličnoj karti.', optionalLabel: '(nije obavezno)' },
});

/** A hint below the control helps to fill the field. */
export const WithHint = meta.story({
  args: { hint: 'Kako piše na ličnoj karti.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Kako piše na ličnoj karti.');
  },
});

/** An error below the control says how to mend it. */
export const Invalid = meta.story({
  args: { hint: 'Kako piše na ličnoj karti.', error: 'Ime ne može biti prazno.' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Ime' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Kako piše na ličnoj karti. Ime ne može biti prazno.');
    await expect(canvas.getByText('Ime ne može biti prazno.').closest('[aria-live]')).toBeInTheDocument();
  },
});

/** The field must be filled. */
export const Required = meta.story({
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ime' })).toBeRequired();
    await expect(canvas.getByText('*', { exact: false, ignore: 'label' })).toBeVisible();
  },
});

/** A word beside the label says that the field may stay empty. */
export const OptionalWord = meta.story({ args: { label: 'Email', optionalLabel: '(nije obavezno)' } });

/** The context is clear, so the label is for screen readers only. */
export const HiddenLabel = meta.story({
  args: { labelDisplay: 'hidden', label: 'Poredaj' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Poredaj' })).toBeVisible();
  },
});

/** A label, a hint and an error of several lines. */
export const LongText = meta.story({
  args: {
    label: 'Ime i prezime osobe koja će preuzeti pošiljku',
    optionalLabel: '(nije obavezno)',
    hint: 'Upišite ga samo ako paket ne preuzimate vi, nego neko od ukućana, komšija ili kolega na poslu.',
    error: 'Ime i prezime ne mogu biti duži od sto znakova, zato ih skratite ili izostavite srednje ime.',
  },
});

const countries = [
  { code: 'ba', name: 'Bosna i Hercegovina' },
  { code: 'rs', name: 'Srbija' },
  { code: 'me', name: 'Crna Gora' },
  { code: 'hr', name: 'Hrvatska' },
] as const;

interface Answers {
  name: string;
  password: string;
  phone: string;
  call: string;
  rating: string;
  note: string;
  photo: FileList;
  consent: boolean;
}

const onValid = fn();

/** Every control of the design system in one form, registered with react-hook-form as on the screens. */
function Form() {
  const { control, formState, handleSubmit, register } = useForm<Answers>({
    defaultValues: { name: '', password: '', phone: '', call: 'soon', note: '', consent: false },
  });
  const { errors } = formState;
  return (
    <form
      noValidate
      onSubmit={handleSubmit(({ photo, ...answers }) => onValid({ ...answers, photo: photo[0]?.name }))}
      style={{ display: 'grid', gap: 20, maxWidth: 560 }}
    >
      <TextInput
        label="Ime"
        required
        autoComplete="given-name"
        error={errors.name?.message}
        {...register('name', { required: 'Ime ne može biti prazno.' })}
      />
      <Controller
        control={control}
        name="phone"
        rules={{ required: 'Broj telefona ne može biti prazan.' }}
        render={({ field, fieldState }) => (
          <PhoneInput
            {...field}
            label="Broj telefona"
            required
            error={fieldState.error?.message}
            countries={countries}
            defaultCountry="ba"
            labels={{ country: 'Država', results: (count) => `Država: ${count}` }}
          />
        )}
      />
      <PasswordInput
        label="Izaberite lozinku"
        hint="Najmanje 8 znakova."
        autoComplete="new-password"
        labels={{ show: 'Prikažite lozinku', hide: 'Sakrijte lozinku' }}
        {...register('password')}
      />
      <Select
        label="Kad vam odgovara poziv?"
        options={[
          { value: 'soon', label: 'Što prije' },
          { value: 'later', label: 'Poslije 17 sati' },
        ]}
        {...register('call')}
      />
      <RatingInput
        label="Vaša ocjena"
        labels={['Vrlo loše', 'Loše', 'Dobro', 'Vrlo dobro', 'Odlično']}
        {...register('rating')}
      />
      <TextArea label="Napomena" optionalLabel="(nije obavezno)" {...register('note')} />
      <FileInput
        label="Slika"
        optionalLabel="(nije obavezno)"
        labels={{ choose: 'Odaberite sliku', remove: 'Uklonite sliku' }}
        {...register('photo')}
      />
      <Checkbox
        label="Slažem se s uslovima kupovine."
        error={errors.consent?.message}
        {...register('consent', { required: 'Potvrdite da se slažete s uslovima.' })}
      />
      <Button type="submit" width="full">
        Pošaljite
      </Button>
    </form>
  );
}

/** Several fields below each other. */
export const InAForm = meta.story({ render: () => <Form />, beforeEach: () => void onValid.mockClear() });

InAForm.test(
  'shows each missing answer beside its field and focuses the first one',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pošaljite' }));
    const name = await canvas.findByRole('textbox', { name: 'Ime' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Ime ne može biti prazno.');
    await expect(canvas.getByRole('textbox', { name: 'Broj telefona' })).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toBeInvalid();

    await userEvent.type(name, 'Adnan');
    await expect(name).toBeValid();
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: 'Pošaljite' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Broj telefona' })).toHaveFocus());
    await expect(onValid).not.toHaveBeenCalled();
  },
);

InAForm.test('submits every answer', async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Ime' }), 'Adnan');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Broj telefona' }), '061 234 567');
  await userEvent.type(canvas.getByLabelText('Izaberite lozinku'), 'hrast-1918');
  await userEvent.selectOptions(canvas.getByRole('combobox'), 'Poslije 17 sati');
  await userEvent.click(canvas.getByRole('radio', { name: 'Vrlo dobro' }));
  await userEvent.type(canvas.getByLabelText(/Napomena/), 'Zvoniti dvaput');
  await userEvent.upload(
    canvas.getByLabelText(/Slika/),
    new File(['x'], 'korijen.png', { type: 'image/png' }),
  );
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Pošaljite' }));
  await expect(onValid).toHaveBeenCalledTimes(1);
  await expect(onValid).toHaveBeenCalledWith({
    name: 'Adnan',
    phone: '38761234567',
    password: 'hrast-1918',
    call: 'later',
    rating: '4',
    note: 'Zvoniti dvaput',
    photo: 'korijen.png',
    consent: true,
  });
});
