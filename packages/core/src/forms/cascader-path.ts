import type { CascaderOption } from '@foyer/contract/forms/options.ts'

/** The names along a path of ids, from the root. An id that is not there stands for itself. */
function pathNames(options: readonly CascaderOption[], ids: readonly string[]): string[] {
  const names: string[] = []
  let level = options
  for (const id of ids) {
    const chosen = level.find((option) => option.id === id)
    names.push(chosen?.name ?? id)
    level = chosen?.children ?? []
  }
  return names
}

/** A path in one line. */
export function pathText(options: readonly CascaderOption[], ids: readonly string[]): string {
  return pathNames(options, ids).join(' / ')
}
