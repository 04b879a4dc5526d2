import { countries, countrySettings } from '#features/shared/country';
import { shopMessages } from '../messages/shopMessages';
import type { Form } from './form';
import { formExamples } from './formExamples';
import { spelling } from './spelling';
import { vocabulary } from './vocabulary';

/** Words that the countries spell differently, with examples from the current messages. */
export const SpellingTable = () => <FormTable forms={spelling} />;

/** Things that the countries call by different words, with examples from the current messages. */
export const VocabularyTable = () => <FormTable forms={vocabulary} />;

function FormTable({ forms }: { forms: readonly Form[] }) {
  return (
    <table>
      <thead>
        <tr>
          {countries.map((country) => (
            <th key={country} scope="col">
              {country}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {formExamples(forms, shopMessages).map((example) => (
          <tr key={example.BA}>
            {countries.map((country) => (
              <td key={country} lang={countrySettings[country].lang}>
                {example[country] === example.BA ? example[country] : <strong>{example[country]}</strong>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
