/** Keys of the page, as they are typed on either keyboard. */

/** Whether somebody writes, in a field or with a shortcut: their keys are not ours. */
export function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  const fields = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
  return fields.some((field) => target instanceof field) || event.ctrlKey || event.metaKey || event.altKey;
}

/** 1 to 9, in Latin or Persian digits; null for any other key. */
export function digitOf(key: string): number | null {
  const found = key.length === 1 ? Math.max('0123456789'.indexOf(key), '۰۱۲۳۴۵۶۷۸۹'.indexOf(key)) : 0;
  return found > 0 ? found : null;
}
