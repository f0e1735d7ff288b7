import type {
  DoctorAdvice,
  DoctorFact,
  DoctorFactName,
  DoctorState,
} from '@foyer/contract/desk/doctor-words.ts'

/** What a check found out, without its name. */
export type Verdict = { state: DoctorState; facts: DoctorFact[]; advice: DoctorAdvice[] }

/** Something that is not as it should be. `failed`: a part of the product does not work. */
export type Finding = { level: 'warning' | 'failed'; advice: DoctorAdvice }

export const warning = (advice: DoctorAdvice): Finding => ({ level: 'warning', advice })
export const failure = (advice: DoctorAdvice): Finding => ({ level: 'failed', advice })

export function fact(name: DoctorFactName, values: DoctorFact['values'] = {}): DoctorFact {
  return { name, values }
}

/** The worst finding decides. Advice about failures comes first, and each once. */
export function verdictOf(facts: readonly DoctorFact[], findings: readonly Finding[]): Verdict {
  const failed = findings.filter(({ level }) => level === 'failed')
  const others = findings.filter(({ level }) => level === 'warning')
  const advice = [...new Set([...failed, ...others].map((finding) => finding.advice))]
  const state = failed.length > 0 ? 'failed' : others.length > 0 ? 'warning' : 'ok'
  return { state, facts: [...facts], advice }
}

/** Not configured. */
export function turnedOff(...advice: DoctorAdvice[]): Verdict {
  return { state: 'off', facts: [], advice }
}
