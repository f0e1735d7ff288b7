import type * as learning from '@foyer/contract/desk/learning.ts'
import type { EndpointsOf } from '@foyer/contract/endpoint.ts'
import { newId } from '@foyer/testkit/visitor.ts'
import { givenDocument } from '../robot/given.ts'
import type { Given, WalkCall } from './walk-call.ts'

type Calls = keyof EndpointsOf<typeof learning>

const robotNo = 'walk-learning'

/** A document of the robot, and a question that is proposed for it. */
async function givenProposal({ world }: Given): Promise<string> {
  const { deps } = world.node
  const { tenantId } = world.demo
  const id = newId()
  await givenDocument(deps, tenantId, { docId: `doc-${id}`, robotNo, question: `What is ${id}?` })
  await deps.db
    .insertInto('knowledge_proposals')
    .values({
      tenant_id: tenantId,
      id,
      robot_no: robotNo,
      language: 'en',
      question: `Tell me of ${id}`,
      question_key: id,
      chosen_doc_id: `doc-${id}`,
      asked_at: deps.clock.now(),
    })
    .execute()
  return id
}

const withProposals: WalkCall = async (given) => ({
  input: { robotNo, proposalIds: [await givenProposal(given)] },
})

/** What the robot learns from conversations. */
export const learningCalls: Record<Calls, WalkCall> = {
  listProposals: () => ({ input: { robotNo } }),
  previewProposals: withProposals,
  acceptProposals: withProposals,
  dismissProposals: withProposals,
  takeBackProposals: async (given) => {
    const proposalIds = [await givenProposal(given)]
    await given.agent.call('acceptProposals', { robotNo, proposalIds })
    return { input: { robotNo, proposalIds } }
  },
  chooseProposalDocument: async (given) => ({ input: { proposalId: await givenProposal(given) } }),
  readLearning: () => ({ input: { robotNo } }),
  saveLearning: () => ({ input: { robotNo, isAutomatic: false, minVisitors: 4, mostPerDay: 2 } }),
}
