import { z } from 'zod'
import { deskEndpoint } from '../endpoint.ts'
import { DataRequestKind, OwnDataRequest, waitingExample } from '../my-data/data-request.ts'
import { Id, PageCursor, PageLimit, Timestamp } from '../wire.ts'

/** Proof of an erasure. It holds nothing of what was erased. */
export const ErasureReceipt = z.object({
  /** Rows by table; tables without any are left out. */
  removed: z.array(z.object({ table: z.string(), rows: z.int().min(1) })),
  files: z.int().min(0),
  /** Backups made before the erasure are gone by then. */
  backupsUntil: Timestamp,
  /** SHA-256 of the receipt's other fields, so that a copy can be compared. */
  digest: z.string(),
})
export type ErasureReceipt = z.infer<typeof ErasureReceipt>

export const DataRequest = OwnDataRequest.extend({
  origin: z.enum(['desk', 'visitor', 'site']),
  /** The visitor's name; after an erasure a pseudonym. */
  subject: z.string(),
  /** Who asked at the desk; empty otherwise. */
  adminNick: z.string(),
  receipt: ErasureReceipt.optional(),
})
export type DataRequest = z.infer<typeof DataRequest>

export const dataRequestExample: DataRequest = {
  ...waitingExample,
  kind: 'erasure',
  state: 'done',
  doneTime: 1_794_700_004_000,
  origin: 'desk',
  subject: 'Visitor 5f3a',
  adminNick: 'Ana',
  receipt: {
    removed: [{ table: 'entries', rows: 42 }],
    files: 2,
    backupsUntil: 1_797_300_000_000,
    digest: '9f86d081884c7d65',
  },
}

export const listDataRequests = deskEndpoint('listDataRequests', {
  summary: 'Requests for copies of data and for erasures, newest first. Admins and owners.',
  access: 'agent',
  leaves: 'nothing',
  input: z.object({ cursor: PageCursor.optional(), limit: PageLimit.default(50) }),
  output: z.object({ requests: z.array(DataRequest), next: PageCursor.optional() }),
  errors: ['identity.forbidden'],
  example: { input: {}, output: { requests: [dataRequestExample] } },
})

export const requestVisitorData = deskEndpoint('requestVisitorData', {
  summary: "Export everything about a thread's visitor, or erase it. Admins and owners.",
  access: 'agent',
  leaves: 'audit',
  input: z.object({ threadId: Id, kind: DataRequestKind }),
  output: z.object({ request: DataRequest }),
  errors: ['identity.forbidden', 'object.unknown', 'visitor.held', 'request.tooMany'],
  example: {
    input: { threadId: 'hT3v9KqWx2A', kind: 'erasure' },
    output: { request: dataRequestExample },
  },
})
