/** A text that commands no terminal, and neither begins a line nor turns one round, whatever was typed. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ');
