import { storyAddress } from '../board/address';
import { comments } from './comments';

/** The comments that are not done, each with a link to its state. Empty while there are none. */
export function OpenComments() {
  const open = comments.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  return (
    <>
      <h2>Open comments</h2>
      <ul>
        {open.map(({ id, story, country, element, text, author }) => (
          <li key={id}>
            <a href={storyAddress(story, { country })} target="_top">
              {text}
            </a>{' '}
            ({author}, on ‘{element}’)
          </li>
        ))}
      </ul>
    </>
  );
}
