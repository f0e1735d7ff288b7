import type { InputOf } from '@foyer/contract/endpoint.ts'
import type { evaluate } from '@foyer/contract/evaluation/evaluate.ts'
import { cleanText } from '../text/clean-text.ts'
import type { AgentRating, Rating, RobotRating } from './rating.ts'
import { robotTagOf, splitTags } from './tags.ts'

type OfRobot = Omit<Extract<InputOf<typeof evaluate>, { evaluateRobotMode: 1 }>, 'userId'>
type OfAgent = Omit<Extract<InputOf<typeof evaluate>, { evaluateAdminMode: 1 }>, 'userId'>

/** A rating from the names of the spec (D-15). A tag that nobody knows stays, so that it can be refused. */
export function decodeRating(wire: OfRobot | OfAgent): Rating {
  if ('evaluateRobotMode' in wire) {
    return {
      of: 'robot',
      solved: wire.evaluateRobotSolve === 1,
      tags: [...new Set(splitTags(wire.evaluateRobotTag ?? '').map((tag) => robotTagOf(tag) ?? tag))],
      comment: cleanText(wire.evaluateRobotContent ?? ''),
    }
  }
  const { evaluateAdminSolve: solve } = wire
  return {
    of: 'agent',
    star: wire.evaluateAdminStar,
    solved: solve === undefined ? undefined : solve === 1,
    tags: splitTags(wire.evaluateAdminTag ?? ''),
    comment: cleanText(wire.evaluateAdminContent ?? ''),
  }
}

export function encodeRating(rating: Rating): OfRobot | OfAgent {
  return rating.of === 'robot' ? encodeRobot(rating) : encodeAgent(rating)
}

function encodeRobot({ solved, tags, comment }: RobotRating): OfRobot {
  return {
    evaluateRobotMode: 1,
    evaluateRobotSolve: solved ? 1 : 0,
    evaluateRobotTag: tags.join(','),
    evaluateRobotContent: comment,
  }
}

function encodeAgent({ star, solved, tags, comment }: AgentRating): OfAgent {
  return {
    evaluateAdminMode: 1,
    ...(solved !== undefined && { evaluateAdminSolve: solved ? 1 : 0 }),
    evaluateAdminStar: star,
    evaluateAdminTag: tags.join(','),
    evaluateAdminContent: comment,
  }
}
