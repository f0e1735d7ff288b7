import { suffixOf } from '@foyer/core/files/file-kind.ts'

const maxLength = 100

/** Control characters, and those that turn the direction of what follows: `gpj.exe` must not read `exe.jpg`. */
// oxlint-disable-next-line no-control-regex -- naming them is the point
const unseen = /[\u0000-\u001f\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/g
/** Means something to a file system, a shell or a header somewhere. */
const special = /[<>:"|?*;%$`'&#]/g
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** The name under which a file is shown and offered for saving. Files are stored under a random id, never by this. */
export function displayName(given: string): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const plain = last.replace(unseen, '').replace(special, '_').trim()
  const bare = plain.replace(/^\.+/, '').replace(/[. ]+$/, '')
  const name = reserved.test(bare) ? `_${bare}` : bare
  return name === '' ? 'file' : shorten(name)
}

/** The same name with the suffix of what the file turned out to be. */
export function withSuffix(name: string, suffix: string): string {
  const current = suffixOf(name)
  if (current === suffix || (current === 'jpeg' && suffix === 'jpg')) return name
  return shorten(`${current ? name.slice(0, -current.length - 1) : name}.${suffix}`)
}

/** Cut in the middle: the suffix stays, and no character is cut in two. */
function shorten(name: string): string {
  const characters = Array.from(name)
  if (characters.length <= maxLength) return name
  const end = suffixOf(name) ? `.${suffixOf(name)}` : ''
  return characters.slice(0, maxLength - end.length).join('') + end
}
