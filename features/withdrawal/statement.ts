import { type CountrySettings, type Day, formatDateTime, formatDay } from '#features/shared/country';
import { messages } from './messages';

/** The user's input for a statement. */
export interface Declaration {
  name: string;
  /** Email or postal address to which the seller confirms the receipt of the statement. */
  contact: string;
  orderNumber: string;
  /** The returned articles as text. Empty for the whole order. */
  articles: readonly string[];
  received: Day;
  /** Optional, because the law requires none. May be empty. */
  reason: string;
}

/** A labelled detail of the statement. */
export interface StatementRow {
  term: string;
  description: string;
}

/** A confirmed declaration in the wording of the country, addressed to its seller. */
export interface Statement {
  title: string;
  /** Subject of the email. */
  subject: string;
  recipient: StatementRow;
  declaration: string;
  articles: readonly string[];
  rows: readonly StatementRow[];
}

type Seller = Pick<CountrySettings, 'code' | 'contact' | 'timeZone'>;

/**
 * Creates the statement of withdrawal.
 *
 * @param confirmed time of the confirmation, in milliseconds
 */
export function statementOf(
  { name, contact, orderNumber, articles, received, reason }: Declaration,
  confirmed: number,
  seller: Seller,
): Statement {
  const text = messages[seller.code].wording;
  const { company, address, email } = seller.contact;
  const moment = formatDateTime(new Date(confirmed).toISOString(), seller) ?? '';
  return {
    title: text.title,
    subject: text.subject(orderNumber),
    recipient: { term: text.recipient, description: `${company}, ${address}, ${email}` },
    declaration: articles.length > 0 ? text.part(orderNumber) : text.whole(orderNumber),
    articles,
    rows: [
      { term: text.received, description: formatDay(received) },
      ...(reason ? [{ term: text.reason, description: reason }] : []),
      { term: text.name, description: name },
      { term: text.contact, description: contact },
      { term: text.at, description: moment },
    ],
  };
}

const lineOf = ({ term, description }: StatementRow) => `${term}: ${description}`;

/** The statement as plain text, for an email or the clipboard. */
export function textOf({ title, recipient, declaration, articles, rows }: Statement): string {
  const details = rows.map(lineOf).join('\n');
  const body = [declaration, ...articles.map((article) => `- ${article}`)].join('\n');
  return [title, lineOf(recipient), body, details].join('\n\n');
}

/** A `mailto:` address with the seller, subject and text of the statement. */
export function mailHref(statement: Statement, { contact }: Pick<Seller, 'contact'>): string {
  // RFC 6068 requires CRLF line breaks.
  const body = encodeURIComponent(textOf(statement).replaceAll('\n', '\r\n'));
  return `mailto:${contact.email}?subject=${encodeURIComponent(statement.subject)}&body=${body}`;
}
