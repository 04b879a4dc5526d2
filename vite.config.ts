import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { deniedFiles } from './.storybook/deniedFiles.ts';
import { brotli } from './app/build/brotli.ts';
import { chunkReport } from './app/build/chunkReport.ts';
import { codeSplitting } from './app/build/codeSplitting.ts';
import { contentPolicyTag } from './app/build/contentPolicy.ts';
import { buildTargets } from './app/build/floor.ts';
import { markdown } from './app/build/markdown.ts';
import { prerender } from './app/build/prerender.ts';
import { sourceMaps } from './app/build/sourceMaps.ts';
import { brand } from './features/shared/country/brand.ts';

export default defineConfig({
  root: 'app',
  base: './',
  envDir: '..',
  // `%BRAND%` in the page.
  define: { 'import.meta.env.BRAND': JSON.stringify(brand.name) },
  plugins: [
    markdown(),
    react(),
    vanillaExtractPlugin(),
    chunkReport(),
    prerender(),
    contentPolicyTag(),
    brotli(),
    sourceMaps(),
  ],
  server: { port: 5173, strictPort: true, fs: { allow: ['..'], deny: deniedFiles } },
  preview: { strictPort: true },
  build: {
    outDir: '../dist',
    // `sourceMaps` keeps them out of what is served.
    sourcemap: 'hidden',
    emptyOutDir: true,
    target: buildTargets,
    // The content policy allows files only, no data: addresses.
    assetsInlineLimit: 0,
    // A browser without module preload loads modules when they are imported.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting,
        // No words: lists of content blockers take files for what they are called (`/assets/tracking-`).
        hashCharacters: 'hex',
        entryFileNames: 'assets/[hash:12].js',
        chunkFileNames: 'assets/[hash:12].js',
        assetFileNames: 'assets/[hash:12][extname]',
      },
      transform: { assumptions: { setPublicClassFields: true } },
    },
  },
});
