import { useMessages } from '../country';
import { useAccountForms } from './AccountForms';
import { messages } from './messages';

/** After a registration here, the sentence that the profile has been created. */
export function CreatedText() {
  const { created } = useMessages(messages);
  return useAccountForms().isMessageOpen && <span>{`${created}. `}</span>;
}
