import { orderDialogue } from '@foyer/contract/robot/dialogue/order-example.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { must } from '../tickets/given.ts'
import type { WalkCalls } from './walk-call.ts'

const robotNo = 'walk-dialogues'

async function created(agent: Agent): Promise<{ robotNo: string; dialogueId: string }> {
  const { dialogueId } = must(
    await agent.call('createDialogue', { robotNo, name: 'Walk', from: 'example' }),
  ) as { dialogueId: string }
  return { robotNo, dialogueId }
}

async function published(agent: Agent): Promise<{ robotNo: string; dialogueId: string }> {
  const ref = await created(agent)
  must(await agent.call('publishDialogue', { ...ref, version: 0, revision: 1 }))
  return ref
}

/** Dialogues of a robot that no other test uses. */
export const dialogueCalls = {
  listDialogues: () => ({ input: { robotNo } }),
  createDialogue: () => ({ input: { robotNo, name: 'Walk' } }),
  readDialogue: async ({ agent }) => ({ input: await created(agent) }),
  saveDialogueDraft: async ({ agent }) => {
    const ref = await created(agent)
    return { input: { ...ref, revision: 1, dialogue: { ...orderDialogue, id: ref.dialogueId } } }
  },
  checkDialogue: () => ({ input: { dialogue: orderDialogue } }),
  simulateDialogue: () => ({ input: { dialogue: orderDialogue, input: { type: 'started' } } }),
  publishDialogue: async ({ agent }) => ({ input: { ...(await created(agent)), version: 0, revision: 1 } }),
  retireDialogue: async ({ agent }) => ({ input: await published(agent) }),
  removeDialogue: async ({ agent }) => ({ input: await created(agent) }),
  listDialogueVersions: async ({ agent }) => ({ input: await published(agent) }),
  readDialogueVersion: async ({ agent }) => ({ input: { ...(await published(agent)), version: 1 } }),
  restoreDialogueVersion: async ({ agent }) => ({
    input: { ...(await published(agent)), version: 1, revision: 1 },
  }),
  listDialogueConversations: async ({ agent }) => ({ input: await created(agent) }),
} satisfies WalkCalls
