import { passwordLimits } from '@foyer/contract/desk/password-limits.ts'
import { personalWords } from '@foyer/core/identity/personal-words.ts'
import { Failed } from '../platform/http/failed.ts'

/**
 * Refuses a password that is short or easy to guess. `personal` is what somebody would try for this person first: name,
 * e-mail address, organisation.
 */
export async function assertStrong(password: string, personal: readonly string[]): Promise<void> {
  const { minLength, maxLength, minScore, estimated } = passwordLimits
  const length = Array.from(password).length
  if (length < minLength || length > maxLength) throw new Failed('password.weak')
  estimator ??= loadEstimator()
  const { score } = (await estimator).check(password.slice(0, estimated), personalWords(personal))
  if (score < minScore) throw new Failed('password.weak')
}

let estimator: ReturnType<typeof loadEstimator> | undefined

/** The dictionaries take 30 MB and half a second: only a node on which somebody sets a password has them. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
  })
}
