import { countries, countrySettings } from '#features/shared/country';
import { type Message, shopMessages } from '../words/shopMessages';
import * as styles from './Messages.css';

export interface MessageTableProps {
  rows: readonly Message[];
  /** Says below each name in which folder the message is. */
  hasFolders?: boolean;
}

/** Messages in the four countries. Texts that are the same as in BA are paler. */
export const MessageTable = ({ rows, hasFolders = false }: MessageTableProps) => (
  <table className={styles.table}>
    <thead>
      <tr>
        {['Message', ...countries].map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ folder, name, texts }) => (
        <tr key={`${folder} ${name}`}>
          <th scope="row">
            <code>{name}</code>
            {hasFolders && <div>{folder}</div>}
          </th>
          {countries.map((country) => {
            const isSame = country !== 'BA' && texts[country] === texts.BA;
            return (
              <td key={country} lang={countrySettings[country].lang}>
                {isSame ? <span className={styles.same}>{texts[country]}</span> : texts[country]}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </table>
);

export interface MessagesProps {
  /** The folder of the texts: `features/club/messages`. */
  of: string;
}

/** Every text of a folder; first those that differ between countries. `{…}` stands for what the shop fills in. */
export function Messages({ of }: MessagesProps) {
  const rows = shopMessages.filter(({ folder }) => folder === of);
  if (rows.length === 0) throw new Error(`${of} has no messages.`);
  const isSame = ({ texts }: Message) => new Set(Object.values(texts)).size === 1;
  const different = rows.filter((row) => !isSame(row));
  return (
    <>
      <p>
        {different.length} of {rows.length} differ between countries.
      </p>
      <MessageTable rows={[...different, ...rows.filter(isSame)]} />
    </>
  );
}
