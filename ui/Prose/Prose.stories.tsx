import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { Link } from '#ui/Link';
import { Prose } from '#ui/Prose';

const meta = preview.meta({
  title: 'UI/Text/Prose',
  component: Prose,
  args: {
    children: (
      <>
        <p>
          Dobar san počinje nekoliko sati prije nego što legnete. Nekoliko malih navika čini više nego jedna
          velika.
        </p>
        <p>
          Večernji obrok neka bude lagan. Kafu ostavite za prijepodne, a o navikama pišemo i u{' '}
          <Link href="/blog/zdravlje">članku o zdravlju</Link>.
        </p>
        <h2>Večernja rutina</h2>
        <p>Isti redoslijed svake večeri govori tijelu da se dan završava:</p>
        <ul>
          <li>ugasite ekrane sat vremena prije spavanja;</li>
          <li>provjetrite spavaću sobu;</li>
          <li>
            zapišite <strong>jednu stvar</strong> za sutra.
          </li>
        </ul>
        <blockquote>Ne morate spavati duže. Morate spavati redovnije.</blockquote>
        <h3>Vikendom</h3>
        <ol>
          <li>Ustanite u isto vrijeme kao i radnim danom.</li>
          <li>Izađite na dnevno svjetlo.</li>
        </ol>
        <table>
          <thead>
            <tr>
              <th>Doba dana</th>
              <th>Šta pomaže</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Jutro</td>
              <td>Svjetlo i kretanje</td>
            </tr>
            <tr>
              <td>Veče</td>
              <td>Mir i lagan obrok</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
});

export default meta;

/** A long text with headings, lists, a quotation and a table. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const lead = getComputedStyle(canvas.getByText(/^Dobar san/));
    const text = getComputedStyle(canvas.getByText(/^Večernji obrok/));
    await expect(lead.fontFamily).not.toBe(text.fontFamily);
    await expect(Number.parseFloat(text.fontSize)).toBeGreaterThanOrEqual(18);
  },
});

/** The elements of a long text, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

const LONG_WORD = 'Prijestolonasljednikovičičinima'.repeat(7);

/** A word that is too long for a line causes no horizontal scrolling in any element. */
export const LongText = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: {
    children: (
      <>
        <p>{LONG_WORD}</p>
        <h2>{LONG_WORD}</h2>
        <p>
          Više u <Link href="/blog/zdravlje">{LONG_WORD}</Link>.
        </p>
        <ul>
          <li>{LONG_WORD}</li>
        </ul>
        <blockquote>{LONG_WORD}</blockquote>
        <h3>{LONG_WORD}</h3>
        <table>
          <thead>
            <tr>
              <th>Doba dana</th>
              <th>Šta pomaže</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Jutro</td>
              <td>{LONG_WORD}</td>
            </tr>
          </tbody>
        </table>
      </>
    ),
  },
});
