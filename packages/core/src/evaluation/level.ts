import { evaluateModels } from '@foyer/contract/codes.ts'
import type { EvaluateInfo } from '@foyer/contract/evaluation/endpoints.ts'
import { limits } from '../timing.ts'
import { splitTags } from './tags.ts'

/** Input that the form requests for a star. */
export type Level = {
  guide: string
  tags: readonly string[]
  needsTag: boolean
  needsComment: boolean
  /** T-06: who gives all five stars is not asked for words. */
  showsComment: boolean
}

/** The settings of a star; one that the channel says nothing about asks for nothing. */
export function levelOf(info: EvaluateInfo, star: number): Level {
  const list = info.evaluateModel === evaluateModels.scores ? info.scoreList : info.starList
  const row = list.find(({ level }) => level === star)
  const tags = splitTags(row?.levelTag ?? '')
  const showsComment = star !== limits.starMax
  return {
    guide: row?.levelGuideMsg ?? '',
    tags,
    // Nobody can choose from an empty list or write into a box that is not there.
    needsTag: row?.levelTagRequired === 1 && tags.length > 0,
    needsComment: row?.evaluateMsgRequired === 1 && showsComment,
    showsComment,
  }
}
