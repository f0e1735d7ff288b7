/** Undo and redo states around the present one. */
export type Undoable<T> = { past: readonly T[]; present: T; future: readonly T[] }

const most = 100

export function opened<T>(present: T): Undoable<T> {
  return { past: [], present, future: [] }
}

/** Changes of the same `group` in a row (typing in one field) are undone together. */
export function changed<T>({ past, present }: Undoable<T>, next: T, isSameGroup: boolean): Undoable<T> {
  return { past: isSameGroup ? past : [...past, present].slice(-most), present: next, future: [] }
}

export function undone<T>({ past, present, future }: Undoable<T>): Undoable<T> | undefined {
  const before = past.at(-1)
  return before === undefined
    ? undefined
    : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redone<T>({ past, present, future }: Undoable<T>): Undoable<T> | undefined {
  const [after, ...rest] = future
  return after === undefined ? undefined : { past: [...past, present], present: after, future: rest }
}
