import type { withdrawDocument } from '@foyer/contract/desk/robot.ts'
import type { OutputOf } from '@foyer/contract/endpoint.ts'

/** Outcome of a publication that cases may stop. */
export type Published = OutputOf<typeof withdrawDocument>
