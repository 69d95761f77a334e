/** Before each file: English, and the words of the page and of one game ready. */
import { beforeAll, beforeEach } from 'vitest';
import { need, speak } from '../src/lib/text.svelte';

beforeAll(async () => {
  await need('coup');
});
beforeEach(async () => {
  await speak('en');
});
