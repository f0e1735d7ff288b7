import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as commonWords } from '@zxcvbn-ts/language-common'
import { dictionary as englishWords } from '@zxcvbn-ts/language-en'
import { passwordLimits } from '@foyer/contract/desk/password-limits.ts'
import { personalWords } from '@foyer/core/identity/personal-words.ts'

const estimator = new ZxcvbnFactory({
  dictionary: { ...commonWords, ...englishWords },
  graphs: adjacencyGraphs,
})

/** The server's estimate (password-strength.ts): from 0 to 4. Only in a chunk of its own: the dictionaries are large. */
export function estimatePassword(password: string, personal: readonly string[]): 0 | 1 | 2 | 3 | 4 {
  return estimator.check(password.slice(0, passwordLimits.estimated), personalWords(personal)).score
}
