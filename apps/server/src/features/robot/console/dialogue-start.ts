import { encodeContent } from '@foyer/contract/messages/codec.ts'
import type { TestedQuestion } from '@foyer/contract/desk/robot-test.ts'
import type { Facts } from '@foyer/contract/robot/dialogue/placeholders.ts'
import { freshState } from '../../../rules/robot/dialogue/state.ts'
import { stepDialogue } from '../../../rules/robot/dialogue/step.ts'
import type { Db } from '../../../platform/db/pool.ts'
import { dialogueByPhrase, type RobotRef } from '../dialogue/dialogues.ts'

/** The first messages of the dialogue that the question begins. Requests to other sites are not made. */
export async function dialogueStart(
  db: Db,
  robot: RobotRef,
  { language, question }: { language: string; question: string },
): Promise<TestedQuestion['answer']> {
  const begun = await dialogueByPhrase(db, robot, question)
  if (!begun) return undefined
  const { says } = stepDialogue(begun.data, freshState(begun.data), { type: 'started' }, stranger(language))
  const messages = says.map(({ content }) => {
    const { msgType, msgContent } = encodeContent(content)
    return { msgType, msgContent }
  })
  return { docId: `dialogue:${begun.id}`, question: begun.data.name, messages, attachments: [] }
}

/** The facts about a new visitor of whom nothing but the language is known. */
function stranger(language: string): Facts {
  return {
    'visitor.language': language,
    'visitor.verified': 'no',
    'visitor.channel': '',
    'visitor.siteUserId': '',
    'visitor.name': '',
    'visitor.email': '',
    'visitor.phone': '',
    'visitor.verifiedFacts': '',
    'visitor.page': '',
    'visitor.referrer': '',
    'visitor.groupId': '',
    'visitor.adminId': '',
  }
}
