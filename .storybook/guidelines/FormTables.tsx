import { countries, countrySettings } from '#features/shared/country';
import { DocsTable } from '../DocsTable';
import { shopMessages } from '../messages/shopMessages';
import type { Form } from './form';
import { formExamples } from './formExamples';
import { spelling } from './spelling';
import { vocabulary } from './vocabulary';

/** Words that the countries spell differently, with examples from the current messages. */
export const SpellingTable = () => <FormTable forms={spelling} />;

/** Things that the countries call by different words, with examples from the current messages. */
export const VocabularyTable = () => <FormTable forms={vocabulary} />;

const FormTable = ({ forms }: { forms: readonly Form[] }) => (
  <DocsTable
    head={countries}
    rows={formExamples(forms, shopMessages).map((example) => ({
      key: example.BA,
      cells: countries.map((country) => {
        const Mark = example[country] === example.BA ? 'span' : 'strong';
        return (
          <Mark key={country} lang={countrySettings[country].lang}>
            {example[country]}
          </Mark>
        );
      }),
    }))}
  />
);
