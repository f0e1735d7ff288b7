import type { InputOf } from '@foyer/contract/endpoint.ts'
import type { evaluate } from '@foyer/contract/evaluation/endpoints.ts'
import { num, str, type Fields } from '@foyer/contract/readers.ts'
import { cleanText } from '../text/clean-text.ts'
import type { AgentRating, Rating, RobotRating } from './rating.ts'
import { robotTagOf, splitTags } from './tags.ts'

type OfRobot = Omit<Extract<InputOf<typeof evaluate>, { evaluateRobotMode: 1 }>, 'userId'>
type OfAgent = Omit<Extract<InputOf<typeof evaluate>, { evaluateAdminMode: 1 }>, 'userId'>

/**
 * A rating from the names of the spec (D-15): as a visitor sends it and as a desk reads it in the log. An unknown tag
 * stays, so that it can be refused.
 */
export function decodeRating(wire: Fields): Rating {
  if ('evaluateRobotMode' in wire) {
    return {
      of: 'robot',
      solved: wire['evaluateRobotSolve'] === 1,
      tags: [...new Set(splitTags(str(wire, 'evaluateRobotTag')).map((tag) => robotTagOf(tag) ?? tag))],
      comment: cleanText(str(wire, 'evaluateRobotContent')),
    }
  }
  const solve = wire['evaluateAdminSolve']
  return {
    of: 'agent',
    star: num(wire, 'evaluateAdminStar'),
    solved: solve === undefined ? undefined : solve === 1,
    tags: splitTags(str(wire, 'evaluateAdminTag')),
    comment: cleanText(str(wire, 'evaluateAdminContent')),
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
