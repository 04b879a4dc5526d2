/** The spacing that a text must allow (WCAG 1.4.12), as the style sheet of a visitor who needs it. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;
