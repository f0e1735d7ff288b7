import { adviceSections, type DoctorAdvice, type DoctorResult } from '@foyer/contract/desk/doctor-words.ts'
import { useText } from '../../text/text-context.tsx'

/** What was measured. */
export function Facts({ facts }: Pick<DoctorResult, 'facts'>) {
  const t = useText()
  if (facts.length === 0) return null
  return (
    <ul className="desk-doctor-facts">
      {facts.map(({ name, values }) => (
        <li key={`${name} ${Object.values(values).join(' ')}`}>
          <bdi>{t(`doctor.fact.${name}`, values)}</bdi>
        </li>
      ))}
    </ul>
  )
}

/** What to do, and where the documentation says more. */
export function Advice({ advice, isUrgent }: { advice: DoctorAdvice; isUrgent: boolean }) {
  const t = useText()
  return (
    <p className={isUrgent ? 'desk-doctor-advice' : undefined}>
      {t(`doctor.advice.${advice}`)}{' '}
      <span className="desk-doctor-docs">
        {t('doctor.docs', { place: `docs/operator.md#${adviceSections[advice]}` })}
      </span>
    </p>
  )
}
