import { robotTips } from '@foyer/contract/robot/endpoints.ts'
import { tipsOf } from '../../rules/robot/tips.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { visitorChannel } from '../channel/visitor-channel.ts'
import { cutChinese } from './knowledge/cut.ts'
import { questionsOf } from './knowledge/documents.ts'
import { robotScope } from './knowledge/robot-scope.ts'
import { search } from './knowledge/search.ts'
import { visitorLocale } from './visitor-locale.ts'

export const route = serve(robotTips, async ({ question }, deps, visitor) => {
  deps.limits.take(limitRules.tips, visitor.userId)
  const { config } = await visitorChannel(deps, visitor)
  if (!config.robotTipsFlag) return []
  const locale = config.language || (await visitorLocale(deps, visitor))
  const scope = await robotScope(deps.db, visitor.tenantId, config.robotNo, locale)
  if (!scope) return []
  const { asked, ranked } = await search(deps.db, scope, question, deps.clock.now())
  const docIds = ranked.slice(0, 20).map(({ document }) => document.docId)
  const questions = await questionsOf(deps.db, visitor.tenantId, docIds)
  return tipsOf(asked, ranked, questions, { language: scope.language, cut: cutChinese })
})
