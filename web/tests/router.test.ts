import { beforeAll, beforeEach, expect, test } from 'vitest';
import { followLinks, go, place } from '../src/lib/router.svelte';

beforeAll(() => {
  followLinks();
  document.addEventListener('click', (event) => event.preventDefault());
});
beforeEach(() => go('/'));

function click(href: string, more: MouseEventInit = {}, set: (link: HTMLAnchorElement) => void = () => {}): void {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  set(link);
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...more }));
  link.remove();
}

test('going somewhere changes the address and what the page reads of it', () => {
  go('/table/abc?invite=x#end');
  expect(location.pathname).toBe('/table/abc');
  expect([place.now.path, place.now.query.get('invite'), place.now.hash]).toEqual(['/table/abc', 'x', '#end']);
});

test('a replaced address cannot be gone back to', () => {
  const before = history.length;
  go('/one', true);
  expect(history.length).toBe(before);
  expect(place.now.path).toBe('/one');
});

test('a link of ours is followed here', () => {
  click('/rules/coup#CP-020');
  expect([place.now.path, place.now.hash]).toEqual(['/rules/coup', '#CP-020']);
});

test('downloads, other windows, other places and modified clicks are the browser’s', () => {
  click('/api/tables/1/record');
  click('/record.json', {}, (link) => link.setAttribute('download', ''));
  click('/rules/coup', {}, (link) => (link.target = '_blank'));
  click('https://example.org/rules');
  click('/rules/coup', { ctrlKey: true });
  click('/rules/coup', { button: 1 });
  expect(place.now.path).toBe('/');
});
