/** Keys of the page, as they are typed on either keyboard. */

/** Whether somebody writes, in a field or with a shortcut: their keys are not ours. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  const fields = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  return fields.some((field) => target instanceof field) || event.ctrlKey || event.metaKey || event.altKey;
}

/** 0 to 9, in Latin or Persian digits; null for any other key. */
export function digitOf(key: string): number | null {
  const found = key.length === 1 ? Math.max('0123456789'.indexOf(key), '۰۱۲۳۴۵۶۷۸۹'.indexOf(key)) : -1;
  return found < 0 ? null : found;
}

/** 1 to 9 give the answers in their order, 0 the way out. */
export function answerByKey(key: string): void {
  const digit = digitOf(key);
  if (digit === null) return;
  const among = digit ? '[data-choice]:not(:disabled)' : '[data-exit]:not(:disabled)';
  const answer = document.querySelectorAll(among)[Math.max(0, digit - 1)];
  // A choice may be drawn inside an svg, which has no click of its own.
  answer?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/** Asks for the explanation of what has the focus. */
export const isQuestion = (key: string): boolean => key === '?' || key === '؟';
