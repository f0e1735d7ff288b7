import { ignoreExpected } from '@foyer/contract/ignore-expected.ts'
import { passwordLimits } from '@foyer/contract/desk/password-limits.ts'
import { useEffect, useState } from 'react'

/** A pause in typing, in milliseconds: the estimate takes a while. */
const pauseMs = 150

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/** Undefined while there is nothing to tell, and where the estimate cannot be loaded: the server decides anyway. */
export function usePasswordStrength(
  password: string,
  personal: readonly string[],
): PasswordStrength | undefined {
  const [strength, setStrength] = useState<PasswordStrength>()
  const words = personal.join('\n')

  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => {
      void strengthOf(password, words.split('\n')).then((found) => isWanted && setStrength(found))
    }, pauseMs)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [password, words])

  return password === '' ? undefined : strength
}

async function strengthOf(
  password: string,
  personal: readonly string[],
): Promise<PasswordStrength | undefined> {
  if (Array.from(password).length < passwordLimits.minLength) return 'short'
  try {
    const { estimatePassword } = await import('./estimate-password.ts')
    const score = estimatePassword(password, personal)
    if (score < passwordLimits.minScore) return 'weak'
    return score > passwordLimits.minScore ? 'strong' : 'fair'
  } catch {
    ignoreExpected('a failed chunk costs the estimate only')
    return undefined
  }
}
