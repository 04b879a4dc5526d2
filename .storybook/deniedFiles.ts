/**
 * Files that no development server sends, whoever asks: those that Vite names by itself, which this list replaces, and the
 * local backend's data with the office's token.
 */
export const deniedFiles = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/.backend/**',
];
