import { z } from 'zod'
import { Timestamp } from '../wire.ts'

export const dataRequestKinds = ['export', 'erasure'] as const
export const DataRequestKind = z.enum(dataRequestKinds)
export type DataRequestKind = z.infer<typeof DataRequestKind>

/** `unconfirmed`: the visitor has not opened the link in the mail yet. `expired`: they did not in time, or the file of an export is gone. */
export const dataRequestStates = ['unconfirmed', 'waiting', 'done', 'failed', 'expired'] as const
export const DataRequestState = z.enum(dataRequestStates)
export type DataRequestState = z.infer<typeof DataRequestState>

/** A request as the person sees it whose data it is about. */
export const OwnDataRequest = z.object({
  requestId: z.string(),
  kind: DataRequestKind,
  state: DataRequestState,
  createTime: Timestamp,
  /** 0 until then. */
  doneTime: Timestamp,
  /** Where the zip of an export can be fetched; missing when there is none (any more). */
  path: z.string().optional(),
})
export type OwnDataRequest = z.infer<typeof OwnDataRequest>

export const waitingExample: OwnDataRequest = {
  requestId: 'r7Kq2',
  kind: 'export',
  state: 'waiting',
  createTime: 1_794_700_000_000,
  doneTime: 0,
}
export const ownDataRequestExample: OwnDataRequest = {
  ...waitingExample,
  state: 'done',
  doneTime: 1_794_700_004_000,
  path: '/exports/r7Kq2.k3v9KqWx2A.zip',
}
