import type { Ref } from 'react';
import { useController } from 'react-hook-form';
import { useMessages } from '#features/shared/country';
import { textField } from '#features/shared/forms';
import { Checkbox } from '#ui/Checkbox';
import { Field } from '#ui/Field';
import { Inline } from '#ui/Inline';
import { QuantityStepper } from '#ui/QuantityStepper';
import { Stack } from '#ui/Stack';
import { TextArea } from '#ui/TextArea';
import { messages } from '../messages';
import { type Article, returnedPieces } from '../rules';
import type { Withdrawal } from '../useWithdrawal';

export interface ArticlesFieldProps extends Pick<Withdrawal, 'form'> {
  isWhole: boolean;
  /** The articles of the order. `undefined` if they are not known. */
  articles: readonly Article[] | undefined;
}

/** The whole order or a part of it, which is chosen from the articles or typed. */
export function ArticlesField({ form, isWhole, articles }: ArticlesFieldProps) {
  const text = useMessages(messages);
  const { field: pieces, fieldState } = useController({ control: form.control, name: 'pieces' });
  const typed = textField(form, 'articles');

  function setPieces(id: string, count: number) {
    pieces.onChange({ ...pieces.value, [id]: count });
    if (fieldState.error) void form.trigger('pieces');
  }

  return (
    <Field
      layout="group"
      required
      label={text.articles}
      error={isWhole ? undefined : fieldState.error?.message}
    >
      {({ id, 'aria-describedby': describedBy }, labelId) => (
        <fieldset id={id} aria-labelledby={labelId} aria-describedby={describedBy}>
          <Stack gap="1">
            <Checkbox {...form.register('isWhole')} label={text.whole} />
            {!isWhole && (
              <Stack gap="2" accent="start">
                {articles ? (
                  articles.map((article, index) => (
                    <ArticleChoice
                      key={article.id}
                      article={article}
                      count={returnedPieces(pieces.value, article)}
                      onChange={(count) => setPieces(article.id, count)}
                      inputRef={index === 0 ? pieces.ref : undefined}
                    />
                  ))
                ) : (
                  <TextArea {...typed} required label={text.articlesTyped} rows={3} maxLength={500} />
                )}
              </Stack>
            )}
          </Stack>
        </fieldset>
      )}
    </Field>
  );
}

interface ArticleChoiceProps {
  article: Article;
  /** Quantity to return. 0 if the article is not chosen. */
  count: number;
  onChange: (count: number) => void;
  /** Receives the focus if no article is chosen. */
  inputRef: Ref<HTMLInputElement> | undefined;
}

/** Checkbox of an article, with a quantity if there are several pieces. */
function ArticleChoice({ article: { name, quantity }, count, onChange, inputRef }: ArticleChoiceProps) {
  const { pieces } = useMessages(messages);
  return (
    <Inline justify="between" gap="4" rowGap="0">
      <Checkbox
        {...(inputRef && { ref: inputRef })}
        label={quantity > 1 ? `${name} × ${quantity}` : name}
        checked={count > 0}
        onChange={(event) => onChange(event.target.checked ? quantity : 0)}
      />
      {count > 0 && quantity > 1 && (
        <QuantityStepper
          value={count}
          max={quantity}
          onChange={onChange}
          labels={{ ...pieces, group: pieces.group(name) }}
        />
      )}
    </Inline>
  );
}
