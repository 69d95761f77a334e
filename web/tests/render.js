/**
 * Renders messages as the client does. On standard input: lists of cases by language and texts, as tests/test_text_both.py
 * makes them; on standard output: what each of them says.
 */
import { readFileSync } from 'node:fs';
import { stdin, stdout } from 'node:process';
import { text } from 'node:stream/consumers';
import { bundled, formatted } from '../src/lib/bundle.ts';

const said = JSON.parse(await text(stdin)).map(({ lang, files, cases }) => {
  const bundle = bundled(
    lang,
    files.map((file) => readFileSync(file, 'utf-8')),
  );
  return cases.map(([key, given]) => formatted(bundle, key, given));
});
stdout.write(JSON.stringify(said));
