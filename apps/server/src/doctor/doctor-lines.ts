import { adviceSections, type DoctorResult, type DoctorState } from '@foyer/contract/desk/doctor-words.ts'
import { doctorTexts } from '@foyer/i18n/doctor-texts.ts'

const marks: Readonly<Record<DoctorState, string>> = { ok: '✓', warning: '!', failed: '✗', off: '–' }

/** A line for each check, and below it what to do. */
export function doctorLines(results: readonly DoctorResult[]): string[] {
  const t = doctorTexts()
  return results.flatMap(({ check, state, facts, advice }) => {
    const measured = facts.map(({ name, values }) => t(`doctor.fact.${name}`, values))
    const head = `${marks[state]} ${t(`doctor.check.${check}`)} (${t(`doctor.state.${state}`)})`
    return [
      [head, measured.join('; ')].filter(Boolean).join(': '),
      ...advice.map((name) => `    ${t(`doctor.advice.${name}`)} (docs/operator.md#${adviceSections[name]})`),
    ]
  })
}
