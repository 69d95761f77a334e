/** Fluent as this client speaks it: a test compares it, message by message, with the server's own. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Arguments = Record<string, FluentVariable>;
type Pattern = NonNullable<FluentResource['body'][number]['value']>;
type Element = Exclude<Pattern, string>[number];

/** The messages of several texts; where two have the same key the later one counts. */
export function bundled(lang: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: true });
  for (const text of texts) {
    const resource = new FluentResource(text);
    for (const message of resource.body) if (message.value) message.value = plain(message.value);
    bundle.addResource(resource, { allowOverrides: true });
  }
  return bundle;
}

/** A quoted piece of text, such as a space at the end of a line, is text: the server puts no isolates round it either. */
function plain(pattern: Pattern): Pattern {
  if (typeof pattern === 'string') return pattern;
  const parts = pattern.reduce<Element[]>((done, element) => {
    const part = typeof element === 'object' && element.type === 'str' ? element.value : element;
    const last = done.at(-1);
    if (typeof part === 'string' && typeof last === 'string') return [...done.slice(0, -1), last + part];
    if (typeof part === 'object' && part.type === 'select')
      for (const variant of part.variants) variant.value = plain(variant.value);
    return [...done, part];
  }, []);
  return parts.length === 1 && typeof parts[0] === 'string' ? parts[0] : parts;
}

/** One message; null when there is none. Keys are written with hyphens throughout. */
export function formatted(bundle: FluentBundle, key: string, given?: Arguments): string | null {
  const pattern = bundle.getMessage(key.replaceAll('_', '-'))?.value;
  return pattern != null ? bundle.formatPattern(pattern, given, []) : null;
}
