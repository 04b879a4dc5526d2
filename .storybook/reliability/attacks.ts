/** An attack, what has to happen, what does, and the test that shows it. */
export interface Attack {
  on: 'backend' | 'shop';
  attack: string;
  expected: string;
  seen: string;
  /** File and name of the test, without values that vary. */
  shownBy?: { file: string; name: string };
}

const attacks = 'mocks/attacks.test.ts';
const journey = 'app/journeys/attacks.journey.ts';

/** What was tried on the local backend and on the shop. Without `shownBy`, a row says what is not there. */
export const attackList: readonly Attack[] = [
  {
    on: 'backend',
    attack: 'Another site orders with the visitor’s cookies: JSON, a form, plain text',
    expected: 'Nothing is ordered',
    seen: 'HTTP 403 for any origin but this machine’s; HTTP 400 for JSON of another type',
    shownBy: { file: attacks, name: 'cannot order by %s' },
  },
  {
    on: 'backend',
    attack: 'Another site reads answers',
    expected: 'No permission',
    seen: 'No Access-Control-Allow-Origin, no preflight',
    shownBy: { file: attacks, name: 'gets no permission to read, and no preflight' },
  },
  {
    on: 'backend',
    attack: 'A session is planted before the login; an old one stays after another',
    expected: 'A new random id at each login, the one before ends',
    seen: 'So. The session before a second login stayed valid until this was tried',
    shownBy: { file: attacks, name: 'is not taken over from the visitor, and the one before ends' },
  },
  {
    on: 'backend',
    attack:
      'A session of one country is used in another; scripts read the cookie; the cookie is used after logging out',
    expected: 'Refused',
    seen: 'NOT_LOGGED_IN; HttpOnly and SameSite=Lax. Secure is for the real host: this one has no HTTPS',
    shownBy: { file: attacks, name: 'cannot be read by scripts, and logging out ends it on the server' },
  },
  {
    on: 'backend',
    attack:
      'Passwords of one account, or of many from one address, are guessed; the backend is restarted meanwhile',
    expected: 'Slower and slower, then refused',
    seen: 'Waits from the 11th failure, HTTP 429 from the 101st of an account or an address until an hour has passed; counted in the database. Was counted in memory and by account only',
    shownBy: { file: attacks, name: 'who guesses is refused after a restart too, from the address as well' },
  },
  {
    on: 'backend',
    attack: 'Reset codes are guessed, each time with a new code',
    expected: 'As for passwords',
    seen: 'Requests and tries of an account count together. Requests were not counted: five tries for each of any number of codes',
    shownBy: {
      file: 'mocks/backend/attempts.test.ts',
      name: 'who guesses %s a hundred times gets HTTP 429',
    },
  },
  {
    on: 'backend',
    attack: 'A file that is no picture is uploaded under the name of one; an SVG with a script',
    expected: 'Refused; nothing runs where it is opened',
    seen: 'NOT_AN_IMAGE by the file’s own header; pictures are served with nosniff and a sandbox',
    shownBy: { file: 'mocks/backend/images.test.ts', name: 'NOT_AN_IMAGE for %s' },
  },
  {
    on: 'backend',
    attack: 'A small picture with billions of pixels',
    expected: 'Refused, because it would fill the memory of who looks at it',
    seen: 'NOT_AN_IMAGE above 100 megapixels, read from the header without decoding. Was accepted',
    shownBy: {
      file: 'mocks/backend/images.test.ts',
      name: 'that would fill the memory of who looks at it, or has none',
    },
  },
  {
    on: 'backend',
    attack: 'Bodies of 100 MB, with and without a length',
    expected: 'Refused before they have arrived',
    seen: 'HTTP 413 above 1 MB, above 21 MB with a picture. Had no limit',
    shownBy: { file: attacks, name: '%s is refused before it has arrived' },
  },
  {
    on: 'backend',
    attack: 'A request that arrives byte by byte',
    expected: 'The connection is closed',
    seen: 'HTTP 408 after a minute',
    shownBy: { file: attacks, name: 'that arrives slowly is ended' },
  },
  {
    on: 'backend',
    attack: 'A batch of thousands of calls; JSON that is nested 50,000 deep',
    expected: 'Refused; the backend goes on',
    seen: 'HTTP 400 above 100 calls. Had no limit',
    shownBy: {
      file: attacks,
      name: 'with more calls than a page sends is refused, and so is one with deep nesting',
    },
  },
  {
    on: 'backend',
    attack: 'Line breaks in what is logged',
    expected: 'One line a message',
    seen: 'Control characters become spaces. An email address with a line break wrote a line of its own',
    shownBy: { file: attacks, name: 'cannot write lines into the log' },
  },
  {
    on: 'backend',
    attack: 'Line breaks in what may reach a header',
    expected: 'No other header',
    seen: 'None',
    shownBy: { file: attacks, name: 'cannot write headers' },
  },
  {
    on: 'backend',
    attack:
      'SQL, NUL, lone surrogates, numbers out of range and texts of 20,000 characters in every field of every call',
    expected: 'No statement of the attacker, no HTTP 500',
    seen: 'Values are parameters. NUL, surrogates and quantities over 2³¹ were HTTP 500, and are PARAMS_INVALID',
    shownBy: { file: attacks, name: 'no field reaches the database as SQL' },
  },
  {
    on: 'backend',
    attack: 'Fields that nobody asked for: ids, roles, states, approvals, prices, dates',
    expected: 'Ignored',
    seen: 'Each call reads the fields of its schema only',
    shownBy: { file: attacks, name: 'change nothing of a profile' },
  },
  {
    on: 'backend',
    attack: 'An error inside is provoked to read of it',
    expected: 'A sentence that says nothing',
    seen: 'So; the reason is in the log',
    shownBy: { file: attacks, name: 'tells nothing of an error inside' },
  },
  {
    on: 'backend',
    attack: 'The office is commanded by another program',
    expected: 'Refused',
    seen: 'HTTP 401 without the token of the data folder',
    shownBy: { file: 'mocks/server.test.ts', name: 'only who knows the token commands the office' },
  },
  {
    on: 'backend',
    attack: 'Any number of registrations, orders, reviews and pictures',
    expected: 'A limit for each account; for registrations, for each address',
    seen: 'HTTP 429 from the 301st until an hour has passed. Had no limit. Whether a person orders is not checked',
    shownBy: { file: 'mocks/backend/attempts.test.ts', name: 'the 301st %s within an hour gets HTTP 429' },
  },
  {
    on: 'backend',
    attack:
      'Who has an account: USERNAME_EXISTS, PHONE_EXISTS, NOT_FOUND; the lines of any parcel by its number',
    expected: 'Not told',
    seen: 'Told: the contract has it so. Only the time of an answer tells nothing',
    shownBy: {
      file: 'mocks/backend/attempts.test.ts',
      name: 'takes as long for addresses that are known as for others',
    },
  },
  {
    on: 'shop',
    attack: 'Markup in every text of an answer',
    expected: 'Shown as text',
    seen: 'So',
    shownBy: { file: journey, name: 'markup in every text of an answer is shown as text' },
  },
  {
    on: 'shop',
    attack: 'Markup and scripts in addresses',
    expected: 'A page, no script',
    seen: 'So',
    shownBy: { file: journey, name: 'do nothing' },
  },
  {
    on: 'shop',
    attack:
      '`__proto__` and `constructor` in storage, in `cart=[…]` and other parameters; messages of other windows',
    expected: 'No prototype changes; no message is acted on',
    seen: 'So: values go through schemas, and nothing listens to `message` of a window',
    shownBy: {
      file: journey,
      name: 'stored texts, addresses and messages of other windows change no prototype',
    },
  },
  {
    on: 'shop',
    attack: 'A login that returns to another site (`from`)',
    expected: 'Addresses of the shop only',
    seen: 'So',
    shownBy: { file: 'features/shared/forms/loginState.test.ts', name: 'rejects any other address: %j' },
  },
  {
    on: 'shop',
    attack: '`javascript:` and other schemes as addresses of pictures',
    expected: 'Left out',
    seen: 'So',
    shownBy: { file: 'features/shared/api/api.test.ts', name: 'javascript:alert(1)' },
  },
  {
    on: 'shop',
    attack: 'A script that got into the page all the same',
    expected: 'The browser blocks it',
    seen: 'The content policy allows files of the shop only, and its one inline script by its hash',
    shownBy: {
      file: 'app/build/contentPolicy.test.ts',
      name: 'allows scripts of the shop only, and no inline scripts',
    },
  },
  {
    on: 'shop',
    attack: 'Reports are read for what shoppers typed',
    expected: 'Nothing of them is there',
    seen: 'So',
    shownBy: { file: 'app/reporting.test.ts', name: 'a report is the same whatever a person has typed' },
  },
];
