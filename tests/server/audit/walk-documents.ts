import { newId } from '@foyer/testkit/visitor.ts'
import { must } from '../team/given.ts'
import type { Given, WalkCalls } from './walk-call.ts'

const robot = { robotNo: 'walk', language: 'en' }

/** Documents with their drafts and versions, each call with a document of its own. */
export const documentCalls = {
  listDocuments: () => ({ input: { robotNo: 'walk', words: 'return' } }),
  createDocument: () => ({ input: { ...robot, question: `Is it ${newId()}?`, answer: '<p>Yes.</p>' } }),
  readDocument: async (given) => ({ input: { docId: await begun(given) } }),
  watchDocument: async (given) => ({ input: { docId: await begun(given) } }),
  saveDocumentDraft: async (given) => ({
    input: { docId: await begun(given), revision: 1, changes: { category: newId() } },
  }),
  discardDocumentDraft: async (given) => ({ input: { docId: await begun(given), revision: 1 } }),
  publishDocumentDraft: async (given) => ({
    input: { docId: await begun(given), version: 0, revision: 1 },
  }),
  publishDocumentDrafts: async (given) => {
    await begun(given)
    return { input: { robotNo: robot.robotNo, state: 'draft', readTime: Date.now() + 60_000 } }
  },
  removeDocument: async (given) => ({ input: { docId: await begun(given) } }),
  listDocumentVersions: async (given) => ({ input: { docId: await published(given) } }),
  readDocumentVersion: async (given) => ({ input: { docId: await published(given), version: 1 } }),
  restoreDocumentVersion: async (given) => {
    const docId = await published(given)
    must(await given.agent.call('withdrawDocument', { docId }))
    return { input: { docId, version: 1, current: 2 } }
  },
} satisfies WalkCalls

async function begun({ agent }: Given): Promise<string> {
  const texts = { question: `Is it ${newId()}?`, answer: '<p>Yes.</p>' }
  return String(must(await agent.call('createDocument', { ...robot, ...texts }))['docId'])
}

async function published(given: Given): Promise<string> {
  const docId = await begun(given)
  must(await given.agent.call('publishDocumentDraft', { docId, version: 0, revision: 1 }))
  return docId
}
