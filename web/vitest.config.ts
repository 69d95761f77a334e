import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] },
  server: { fs: { allow: ['..'] } },
  test: {
    pool: 'vmThreads',
    environment: 'happy-dom',
    // The prompts of positions that tests/test_prompts.py writes are looked over only by it.
    include: process.env.EVERY_PROMPT ? ['tests/every/*.ts'] : ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
});
