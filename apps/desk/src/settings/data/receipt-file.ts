import type { DataRequest } from '@foyer/contract/desk/data-requests.ts'

/** The receipt as a file that can be kept. Its digest is of the receipt's own fields, so they stay as they are. */
export function receiptFile(request: DataRequest): { name: string; text: string } {
  const { requestId, kind, subject, createTime, doneTime, receipt } = request
  const content = {
    requestId,
    kind,
    subject,
    requested: new Date(createTime).toISOString(),
    erased: new Date(doneTime).toISOString(),
    receipt,
  }
  return { name: `erasure-${requestId}.json`, text: `${JSON.stringify(content, undefined, 2)}\n` }
}
