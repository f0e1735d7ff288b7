import type { DocumentVersion } from '@foyer/contract/desk/document-versions.ts'
import type {
  DocumentContent,
  DocumentDraft,
  DocumentSummary,
} from '@foyer/contract/desk/knowledge-documents.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { must } from '../team/given.ts'

export type Read = {
  version: number
  isPublished: boolean
  saved: DocumentContent
  draft: DocumentDraft
  translations: { docId: string; language: string; question: string; isPublished: boolean }[]
  usage: number
}
export type Page = {
  documents: DocumentSummary[]
  next?: string
  total: number
  categories: string[]
  readTime: number
}

const robot = { robotNo: 'r1', language: 'en' }

/** A document that was begun and not published. */
export async function begin(agent: Agent, input: Record<string, unknown> = {}): Promise<string> {
  return String(must(await agent.call('createDocument', { ...robot, ...input }))['docId'])
}

export async function read(agent: Agent, docId: string): Promise<Read> {
  return must(await agent.call('readDocument', { docId })) as Read
}

/** Saves changes as an editor does that has just read the draft. */
export async function save(
  agent: Agent,
  docId: string,
  changes: Record<string, unknown>,
  more: { revision?: number; insist?: string[] } = {},
): Promise<{ draft: DocumentDraft; conflicts: string[] }> {
  const { revision = (await read(agent, docId)).draft.revision, insist = [] } = more
  const saved = must(await agent.call('saveDocumentDraft', { docId, revision, changes, insist }))
  return saved as { draft: DocumentDraft; conflicts: string[] }
}

/** Publishes the draft as it is. */
export async function publish(agent: Agent, docId: string, more: Record<string, unknown> = {}) {
  const { version, draft } = await read(agent, docId)
  const { body } = await agent.call('publishDocumentDraft', {
    docId,
    version,
    revision: draft.revision,
    ...more,
  })
  return body
}

export async function versions(agent: Agent, docId: string): Promise<DocumentVersion[]> {
  const listed = must(await agent.call('listDocumentVersions', { docId })) as { versions: DocumentVersion[] }
  return listed.versions
}

export async function list(agent: Agent, input: Record<string, unknown>): Promise<Page> {
  return must(await agent.call('listDocuments', { robotNo: 'r1', ...input })) as Page
}
