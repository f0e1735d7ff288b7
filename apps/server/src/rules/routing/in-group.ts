import type { EntryBody } from '@foyer/core/log/entry.ts'

/** The body of an entry with the group that it happened in, where reports need it. */
export function inGroup(body: EntryBody, groupId: string): EntryBody {
  switch (body.type) {
    case 'queued':
    case 'requeued':
    case 'handedOver':
    case 'accepted':
    case 'refused':
      return { ...body, groupId }
    default:
      return body
  }
}
