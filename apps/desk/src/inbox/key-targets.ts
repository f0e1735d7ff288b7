/** True where letters are text, not commands. */
export function isEditable(target: Element): boolean {
  return target.closest('input, textarea, select, [contenteditable="true"]') !== null
}

/** Menus and dialogues have keys of their own, Escape first of all. */
export function isBusyElsewhere(target: Element): boolean {
  return target.closest('[role="menu"], [role="dialog"], [aria-expanded="true"]') !== null
}
