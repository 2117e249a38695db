// SPDX-License-Identifier: MIT
// Copies a text, which may still be on its way. To be called in the handler of a click or key press.
//
// The text is wrapped in a ClipboardItem as a promise: WebKit allows writing only while the gesture is handled, and a
// promise inside the item may take longer. On plain http there is no clipboard, only the copying of a selection.
// Returns false if the browser did not allow it: the caller then shows the text.
export async function copy(text: Promise<string>): Promise<boolean> {
  try {
    if (navigator.clipboard === undefined) return copy_selection(await text);
    const blob = text.then((words) => new Blob([words], { type: 'text/plain' }));
    if (typeof ClipboardItem === 'undefined') await navigator.clipboard.writeText(await text);
    else await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
    return true;
  } catch {
    return false;
  }
}

function copy_selection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // Inside an open dialog, if there is one: elements outside it cannot be focused.
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  const focused = document.activeElement;
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
