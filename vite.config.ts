import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkReport } from './.ci/chunkReport.mjs';

export default defineConfig({
  root: 'app',
  base: './',
  envDir: '..',
  plugins: [react(), vanillaExtractPlugin(), chunkReport()],
  server: { port: 5173, strictPort: true, fs: { allow: ['..'] } },
  preview: { strictPort: true },
  build: { outDir: '../dist', emptyOutDir: true, target: 'es2022' },
});
