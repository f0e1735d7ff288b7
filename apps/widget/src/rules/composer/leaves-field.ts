type Edge = { key: string; text: string; start: number; end: number }

/** Whether an arrow key has nowhere to go inside a field: then it may lead to what stands around it. */
export function leavesField({ key, text, start, end }: Edge): boolean {
  if (start !== end) return false
  if (key === 'ArrowUp') return !text.slice(0, start).includes('\n')
  return key === 'ArrowDown' && !text.slice(end).includes('\n')
}
