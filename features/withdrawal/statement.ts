import { type CountrySettings, formatDateTime } from '#features/shared/country';
import { type Day, formatDay } from './period';
import { statementMessages } from './statementMessages';

/** What somebody declares. */
export interface Declaration {
  name: string;
  /** Where the receipt of the statement can be confirmed: an email or an address. */
  contact: string;
  orderNumber: string;
  /** In words, one a line. None of them: the whole order. */
  articles: readonly string[];
  received: Day;
  /** Empty where none is given: the law asks for none. */
  reason: string;
}

/** A fact of the statement by its name. */
export interface StatementRow {
  label: string;
  value: string;
}

/** A declaration in the words of the country, confirmed at a moment and addressed to the seller there. */
export interface Statement {
  title: string;
  /** Of the mail that carries it. */
  subject: string;
  recipient: StatementRow;
  declaration: string;
  articles: readonly string[];
  rows: readonly StatementRow[];
}

type Seller = Pick<CountrySettings, 'code' | 'contact' | 'timeZone'>;

/**
 * The statement that somebody withdraws from a purchase.
 *
 * @param confirmed when, in milliseconds
 */
export function statementOf(
  { name, contact, orderNumber, articles, received, reason }: Declaration,
  confirmed: number,
  seller: Seller,
): Statement {
  const text = statementMessages[seller.code];
  const { company, address, email } = seller.contact;
  const moment = formatDateTime(new Date(confirmed).toISOString(), seller) ?? '';
  return {
    title: text.title,
    subject: text.subject(orderNumber),
    recipient: { label: text.recipient, value: `${company}, ${address}, ${email}` },
    declaration: articles.length > 0 ? text.part(orderNumber) : text.whole(orderNumber),
    articles,
    rows: [
      { label: text.received, value: formatDay(received) },
      ...(reason ? [{ label: text.reason, value: reason }] : []),
      { label: text.name, value: name },
      { label: text.contact, value: contact },
      { label: text.at, value: moment },
    ],
  };
}

const lineOf = ({ label, value }: StatementRow) => `${label}: ${value}`;

/** The statement as plain text, for a mail or the clipboard. */
export function textOf({ title, recipient, declaration, articles, rows }: Statement): string {
  const facts = rows.map(lineOf).join('\n');
  const what = [declaration, ...articles.map((article) => `- ${article}`)].join('\n');
  return [title, lineOf(recipient), what, facts].join('\n\n');
}

/** A mail to the seller that is written already. */
export function mailHref(statement: Statement, { contact }: Pick<Seller, 'contact'>): string {
  // Lines of a mail end as RFC 6068 has them.
  const body = encodeURIComponent(textOf(statement).replaceAll('\n', '\r\n'));
  return `mailto:${contact.email}?subject=${encodeURIComponent(statement.subject)}&body=${body}`;
}
