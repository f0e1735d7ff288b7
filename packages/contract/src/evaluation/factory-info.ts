import { factoryTexts } from '../channel/factory-texts.ts'
import { evaluateModels } from '../codes.ts'

const low = {
  levelTag: factoryTexts.reasons.join(','),
  levelTagRequired: 1 as const,
  evaluateMsgRequired: 0 as const,
}
const high = {
  levelTag: factoryTexts.praises.join(','),
  levelTagRequired: 0 as const,
  evaluateMsgRequired: 0 as const,
}

const [one, two, three, four, five] = factoryTexts.levels

const levels = [
  { level: 1, levelGuideMsg: one, ...low, evaluateMsgRequired: 1 as const },
  { level: 2, levelGuideMsg: two, ...low },
  { level: 3, levelGuideMsg: three, ...low, levelTagRequired: 0 as const },
  { level: 4, levelGuideMsg: four, ...high },
  { level: 5, levelGuideMsg: five, ...high },
]

/** The rating settings that a new channel starts with. No zod here: browsers download it. */
export const factoryEvaluateInfo = {
  evaluateModel: evaluateModels.stars,
  evaluateGuideMsg: factoryTexts.ratingTitle,
  starList: levels,
  scoreList: levels,
}
