/** A step of a dialogue as the wire names it in `nodeId`: the dialogue's id and the node's. */
export type StepId = { dialogue: string; node: string }

const shape = /^([a-z0-9][a-z0-9-]{0,23})\.([a-z0-9][a-z0-9-]{0,23})$/
const starts = /^dialogue:([a-z0-9][a-z0-9-]{0,23})$/

export function wireOfStep({ dialogue, node }: StepId): string {
  return `${dialogue}.${node}`
}

export function stepOfWire(nodeId: string): StepId | undefined {
  const [, dialogue, node] = shape.exec(nodeId) ?? []
  return dialogue !== undefined && node !== undefined ? { dialogue, node } : undefined
}

/** The id by which a menu entry, an offered question or a button starts a dialogue. */
export function wireOfStart(dialogue: string): string {
  return `dialogue:${dialogue}`
}

export function startOfWire(id: string): string | undefined {
  return starts.exec(id)?.[1]
}
