/** Every command that has keys of its own. Two keys are pressed one after the other. */
export const shortcuts = {
  palette: ['mod+k'],
  help: ['?'],
  search: ['/'],
  goInbox: ['g', 'i'],
  goSettings: ['g', 's'],
  goMessages: ['g', 'e'],
  goTickets: ['g', 'o'],
  goCalls: ['g', 'a'],
  listWaiting: ['g', 'w'],
  listMine: ['g', 'm'],
  listTeam: ['g', 't'],
  listClosed: ['g', 'c'],
} as const satisfies Record<string, readonly string[]>

export type ShortcutName = keyof typeof shortcuts

export const shortcutNames = Object.keys(shortcuts).filter((name): name is ShortcutName => name in shortcuts)

/** What a key means after those that were pressed before it. */
export type KeyRead = { command: ShortcutName } | { pending: readonly string[] }

export function readKey(pending: readonly string[], key: string): KeyRead {
  const pressed = [...pending, key]
  const whole = shortcutNames.find((name) => isSame(shortcuts[name], pressed))
  if (whole) return { command: whole }
  if (shortcutNames.some((name) => isSame(shortcuts[name].slice(0, pressed.length), pressed)))
    return { pending: pressed }
  // A key that ends nothing may begin something.
  return pending.length > 0 ? readKey([], key) : { pending: [] }
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, i) => key === b[i])
}
