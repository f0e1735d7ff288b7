import { resetInfo } from '@foyer/contract/session/endpoints.ts'
import { attributesIn, attributesOf } from '../../rules/visitor/attributes.ts'
import { serve } from '../../platform/http/serve.ts'
import { limitRules } from '../../platform/limit-rules.ts'
import { claimAttributes } from './claim-attributes.ts'
import { claimProfile } from './profile.ts'
import { visitorThread } from './visitor-thread.ts'

export const route = serve(resetInfo, async (input, deps, visitor) => {
  const {
    userId: _id,
    pollId: _poll,
    userName,
    phone,
    email,
    locale,
    previousUrl,
    customerToken,
    attributes,
    ...others
  } = input
  deps.limits.take(limitRules.read, visitor.userId)
  await visitorThread(deps, visitor)
  await claimProfile(deps, visitor, { userName, phone, email, locale, previousUrl })
  const said = [...attributesOf(others), ...attributesIn(attributes, 'attributes')]
  await claimAttributes(deps, visitor, { attributes: said, customerToken })
  return {}
})
