/**
 * Every command that has keys of its own. Two keys are pressed one after the other. Those of a conversation have a
 * modifier, so that they work while a reply is being written; none is a key that browsers keep for themselves, or that
 * input methods take before a page hears of it.
 */
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
  nextWaiting: ['mod+shift+j'],
  nextUnread: ['mod+j'],
  presence: ['mod+shift+a'],
  canned: ['mod+/'],
  note: ['mod+shift+m'],
  transfer: ['mod+shift+g'],
  requestRating: ['mod+shift+s'],
  end: ['mod+shift+x'],
} as const satisfies Record<string, readonly string[]>

export type ShortcutName = keyof typeof shortcuts

/** Actions of the conversation on screen. */
export const threadActs = [
  'canned',
  'note',
  'transfer',
  'requestRating',
  'end',
] as const satisfies readonly ShortcutName[]
export type ThreadAct = (typeof threadActs)[number]

export const shortcutNames = Object.keys(shortcuts).filter((name): name is ShortcutName => name in shortcuts)

/** Meaning of a key after the keys before it. */
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

export function isThreadAct(name: ShortcutName): name is ThreadAct {
  return threadActs.some((act) => act === name)
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/**
 * A key as the table names it. The modifier is ⌘ on Apple's keyboards and Ctrl elsewhere: on a Mac, Ctrl and a letter
 * edit text. Where letters are not Latin, the place of the key says which one it is.
 */
export function nameOfKey({ key, code, ctrlKey, metaKey, shiftKey }: Pressed, isApple: boolean): string {
  if (!(isApple ? metaKey : ctrlKey)) return key
  const place = /^Key([A-Z])$/.exec(code)?.[1]
  const isForeign = key.length === 1 && key > '\u007F' && place !== undefined
  const letter = (isForeign ? place : key).toLowerCase()
  // Signs need Shift on some keyboards and not on others.
  return `mod+${shiftKey && /^[a-z]$/.test(letter) ? 'shift+' : ''}${letter}`
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, i) => key === b[i])
}
