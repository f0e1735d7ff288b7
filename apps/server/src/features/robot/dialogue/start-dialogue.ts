import type { FormField } from '@foyer/contract/forms/field.ts'
import type { Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'
import type { AskedOfDialogue } from '../../../rules/robot/dialogue/asked-of-dialogue.ts'
import { freshState } from '../../../rules/robot/dialogue/state.ts'
import { stepDialogue } from '../../../rules/robot/dialogue/step.ts'
import type { DialogueInput, DialogueStep } from '../../../rules/robot/dialogue/turn.ts'
import type { Db } from '../../../platform/db/pool.ts'
import {
  dialogueByPhrase,
  dialogueVersion,
  publishedDialogue,
  type RobotRef,
  type Version,
} from './dialogues.ts'
import type { Kept } from './dialogue-repository.ts'

export type Asked =
  AskedOfDialogue | { type: 'form'; dialogue: string; node: string; fields: readonly FormField[] }

/** The first step of a turn, and the dialogue that takes it. */
export type DialogueStart = { source: Version; step: DialogueStep }

type Scene = {
  db: Db
  robot: RobotRef
  live: Kept | undefined
  facts: () => Promise<Facts>
  /** Whether the knowledge has an answer to what was typed. */
  isKnown: () => Promise<boolean>
}

/** Which dialogue a question concerns and what it does with it; undefined: none. */
export async function startOf(scene: Scene, asked: Asked): Promise<DialogueStart | undefined> {
  const { db, robot, live } = scene
  switch (asked.type) {
    case 'start':
      return beginning(scene, await publishedDialogue(db, robot, asked.dialogue))
    case 'press':
      // A button of a dialogue that the visitor is not in (any more) offers it from its start.
      return live?.source.id === asked.dialogue
        ? moved(scene, live, { type: 'pressed', ...asked.press })
        : beginning(scene, await publishedDialogue(db, robot, asked.dialogue))
    case 'form':
      if (live?.source.id !== asked.dialogue) return undefined
      return moved(scene, live, { type: 'formSubmitted', node: asked.node, fields: asked.fields })
    case 'text':
      return typed(scene, asked.text)
  }
}

/**
 * Words that the dialogue under way does not understand may be the beginning of another, or a question of their own:
 * then that is answered, and the dialogue stays where it is.
 */
async function typed(scene: Scene, text: string): Promise<DialogueStart | undefined> {
  const { db, robot, live } = scene
  const isAsking = live?.state.waits === 'choice' || live?.state.waits === 'form'
  const start = isAsking ? await moved(scene, live, { type: 'typed', text }) : undefined
  const isUnderstood = start && start.step.outcome.do !== 'again' && start.step.outcome.do !== 'leave'
  if (isUnderstood) return start
  const begun = await beginning(scene, await dialogueByPhrase(db, robot, text))
  if (begun) return begun
  return start && (await scene.isKnown()) ? undefined : start
}

async function beginning({ facts }: Scene, source: Version | undefined): Promise<DialogueStart | undefined> {
  if (!source) return undefined
  const { data } = source
  return { source, step: stepDialogue(data, freshState(data), { type: 'started' }, await facts()) }
}

async function moved(
  { db, robot, facts }: Scene,
  live: Kept,
  input: DialogueInput,
): Promise<DialogueStart | undefined> {
  const source = await dialogueVersion(db, robot, live.source)
  return source && { source, step: stepDialogue(source.data, live.state, input, await facts()) }
}
