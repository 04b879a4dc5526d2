import { button, checkbox, field, heading, link, main, text, title, within } from './target';
import { test } from './test';

test('a reload and Back keep the answers of the quiz, which leads to an offer', async ({ visitor }) => {
  await visitor.open('/quiz');
  await visitor.press(within(main(), link(/^Potencija i energija/)));
  const answer = within(main(), checkbox());
  for (let question = 1; question <= 6; question += 1) {
    await visitor.sees(text(`Pitanje ${question} od 6`));
    await visitor.sees(title(), { focused: true });
    await visitor.press(answer);
    await visitor.sees(answer, { checked: true });
    await visitor.press(button('Dalje'));
  }
  await visitor.sees(title('Alpha Potent'), { focused: true });

  await visitor.back();
  await visitor.sees(text('Pitanje 6 od 6'));
  await visitor.reload();
  await visitor.sees(answer, { checked: true });
  await visitor.press(button('Dalje'));

  await visitor.write(field('Ime i prezime'), 'Džemal Šušnjar');
  await visitor.write(field(/^E-mail/), `${visitor.name}@example.ba`);
  await visitor.press(button('Šaljite mi savjete'));
  await visitor.sees(heading(/^Da vas nazovemo\?/), { focused: true });
  await visitor.press(link('Preskoči telefon'));
  await visitor.isAt(/^\/offers\/alpha-potent$/);
  await visitor.sees(title('Alpha Potent'), { focused: true });
});
