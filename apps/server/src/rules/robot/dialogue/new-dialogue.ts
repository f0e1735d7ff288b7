import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'

/** An id that is made of the name as far as it is Latin, and that no other dialogue of the robot has. */
export function newDialogueId(name: string, taken: ReadonlySet<string>): string {
  const base = slugOf(name) || 'dialogue'
  if (!taken.has(base)) return base
  for (let count = 2; ; count++) {
    const id = `${base.slice(0, longest - `-${count}`.length)}-${count}`
    if (!taken.has(id)) return id
  }
}

const longest = 24

function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
}

/** One step that says nothing yet. */
export function emptyDialogue(id: string, name: string, texts: Dialogue['texts']): Dialogue {
  return {
    id,
    name,
    phrases: [],
    given: [],
    texts,
    start: 'step-1',
    nodes: { 'step-1': { kind: 'say', format: 'plain', text: '' } },
  }
}
