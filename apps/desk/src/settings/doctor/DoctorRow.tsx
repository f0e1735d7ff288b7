import { Button } from '@mantine/core'
import type { DoctorResult, DoctorState } from '@foyer/contract/desk/doctor-words.ts'
import { CircleCheck, CircleMinus, CircleX, TriangleAlert } from 'lucide-react'
import { useText } from '../../text/text-context.tsx'
import { Advice, Facts } from './Findings.tsx'
import { TestMail } from './TestMail.tsx'

const icons: Readonly<Record<DoctorState, typeof CircleCheck>> = {
  ok: CircleCheck,
  warning: TriangleAlert,
  failed: CircleX,
  off: CircleMinus,
}

type Props = { result: DoctorResult; isBusy: boolean; isRunning: boolean; onAgain: () => void }

/** One check: its state as a mark and a word, what was measured, and what to do. */
export function DoctorRow({ result, isBusy, isRunning, onAgain }: Props) {
  const t = useText()
  const { check, state, facts, advice } = result
  const Icon = icons[state]
  const name = t(`doctor.check.${check}`)
  return (
    <li className="desk-doctor-row">
      <div className="desk-doctor-what">
        <h3>{name}</h3>
        <span className={`desk-doctor-state desk-doctor-${state}`}>
          <Icon size={16} aria-hidden="true" />
          {t(`doctor.state.${state}`)}
        </span>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        loading={isRunning}
        disabled={isBusy}
        aria-label={t('doctor.runAgainOf', { name })}
        onClick={onAgain}
      >
        {t('doctor.runAgain')}
      </Button>
      <div className="desk-doctor-found">
        <Facts facts={facts} />
        {advice.map((one) => (
          <Advice key={one} advice={one} isUrgent={state === 'failed' || state === 'warning'} />
        ))}
        {check === 'mail' && state !== 'off' && <TestMail />}
      </div>
    </li>
  )
}
