import { whoAmI } from '@foyer/contract/desk/account/whoAmI.ts'
import { serve } from '../../../platform/http/serve.ts'

export const route = serve(whoAmI, (_input, _deps, { agent }) => Promise.resolve({ agent }))
