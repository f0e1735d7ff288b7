import type { Dialogue } from '@foyer/contract/robot/dialogue/dialogue.ts'
import type { DialogueProblem } from '@foyer/contract/desk/dialogues.ts'
import type { Agent } from '@foyer/testkit/agent.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { must } from '../../team/given.ts'

export type Ref = { robotNo: string; dialogueId: string }
export type Read = {
  version: number
  status: string
  isChanged: boolean
  revision: number
  dialogue: Dialogue
  problems: DialogueProblem[]
}

/** A dialogue of a robot that no other test uses. */
export async function givenDialogue(
  agent: Agent,
  more: { robotNo?: string; name?: string; from?: string } = {},
): Promise<Ref> {
  const robotNo = newId()
  const input = { robotNo, name: 'Where is my order?', from: 'example', ...more }
  const { dialogueId } = must(await agent.call('createDialogue', input))
  return { robotNo: input.robotNo, dialogueId: String(dialogueId) }
}

export async function read(agent: Agent, ref: Ref): Promise<Read> {
  return must(await agent.call('readDialogue', ref)) as Read
}

/** Saves as an editor does that has just read the draft. */
export async function save(agent: Agent, ref: Ref, change: (dialogue: Dialogue) => unknown) {
  const { revision, dialogue } = await read(agent, ref)
  return agent.call('saveDialogueDraft', { ...ref, revision, dialogue: change(dialogue) })
}

export async function publish(agent: Agent, ref: Ref, more: Record<string, unknown> = {}) {
  const { revision, version } = await read(agent, ref)
  return must(await agent.call('publishDialogue', { ...ref, version, revision, ...more }))
}
