import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PageBeneath } from '#storybook/PageBeneath';
import { type Canvas, inCountry, type PlayContext } from '#storybook/shop/plays';
import { Container } from '#ui/Container';
import { Inline } from '#ui/Inline';
import { messages } from './messages';
import { Search } from './Search';

/** The search button in a header, above the page of Alpha Potent. */
export function Page() {
  return (
    <>
      <header>
        <Container>
          <Inline justify="split">
            <Search />
          </Inline>
        </Container>
      </header>
      <PageBeneath />
    </>
  );
}

/** The parts of the names that match the query. */
export const markedTexts = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

/** The texts and data of the chosen country, with queries and steps that use them. */
export function inSearch({ canvas, globals }: PlayContext) {
  const chosen = inCountry(messages, globals);
  const { text } = chosen;
  const button = () => canvas.getByRole('button', { name: text.search, hidden: true });
  const field = () => screen.getByRole('searchbox', { name: text.field });
  const list = (search: Canvas) => search.queryByRole('list', { name: text.products });
  /** The links in the list of offers, without those of the categories, the articles and the quiz. */
  const resultLinks = (search: Canvas): HTMLElement[] => {
    const results = list(search);
    return results ? within(results).getAllByRole('link') : [];
  };
  const findOverlay = async () => within(await screen.findByRole('dialog', { name: text.search }));
  return {
    ...chosen,
    button,
    field,
    findOverlay,
    list,
    resultLinks,
    open: async () => {
      await userEvent.click(button());
      return findOverlay();
    },
    /** Replaces the text of the field. Pastes it, because typing is slower. */
    enter: async (query: string) => {
      await userEvent.clear(field());
      await userEvent.paste(query);
    },
    expectResults: (search: Canvas, names: readonly string[]) =>
      waitFor(() => expect(resultLinks(search).map(({ textContent }) => textContent)).toEqual(names)),
    /** Waits until the live region says this. */
    expectStatus: (search: Canvas, status: string) =>
      waitFor(() => expect(search.getByText(status).closest('[role="status"]')).toBeVisible()),
  };
}
