/** True where letters are text, not commands. */
export function isEditable(target: Element): boolean {
  return target.closest('input, textarea, select, [contenteditable="true"]') !== null
}

/**
 * Menus and dialogues have keys of their own, Escape first of all; what closed with it is gone from the page already. A
 * dialogue that has only just opened does not have the focus yet.
 */
export function isBusyElsewhere(target: Element): boolean {
  return (
    !target.isConnected ||
    target.closest('[role="menu"], [aria-expanded="true"]') !== null ||
    target.ownerDocument.querySelector('[role="dialog"], dialog:modal') !== null
  )
}
