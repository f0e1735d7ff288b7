import type { Calibration } from '@foyer/contract/desk/robot-test.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { calibrationKey } from '../../platform/query-keys.ts'
import { timings } from '../../platform/timings.ts'
import { useDeskText, useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { languageName } from '../../visitor/language-name.ts'
import { ReadFailed } from '../RobotPage.tsx'
import { percentOf } from './word-reason.ts'

/** The threshold of each language, and what was measured for it after the last publication. */
export function CalibrationPart({ robotNo }: { robotNo: string }) {
  const t = useText()
  const heading = useId()
  const { client, agent } = useDesk()
  const { data, error, refetch } = useQuery({
    queryKey: calibrationKey(agent.adminId, robotNo),
    queryFn: async ({ signal }) => unwrap(await client.readCalibration({ robotNo }, { signal })).calibrations,
    // The server measures a few seconds after a publication.
    refetchInterval: ({ state }) =>
      state.data?.some(({ isDue }) => isDue) ? timings.lookAtCalibrationMs : false,
  })
  if (error && !data) return <ReadFailed error={error} onAgain={refetch} />
  if (!data || data.length === 0) return null
  return (
    <section className="desk-test-calibration" aria-labelledby={heading}>
      <h3 id={heading}>{t('knowledge.test.calibration')}</h3>
      <p className="desk-robot-soft">{t('knowledge.test.calibration.lead')}</p>
      <ul className="desk-robot-list">
        {data.map((calibration) => (
          <LanguageCalibration key={calibration.language} {...calibration} />
        ))}
      </ul>
    </section>
  )
}

function LanguageCalibration(calibration: Calibration) {
  const { t, locale } = useDeskText()
  const times = useTimes()
  const { language, threshold, isDefault, phrasings, foreign, calibratedTime, isDue } = calibration
  return (
    <li className="desk-robot-item">
      <strong>{languageName(language, locale)}</strong>
      <p>{t('knowledge.test.calibration.threshold', { threshold: percentOf(threshold) })}</p>
      {phrasings.asked > 0 && (
        <p>
          {t('knowledge.test.calibration.phrasings', {
            ...phrasings,
            held: phrasings.asked - phrasings.refused,
          })}
        </p>
      )}
      {foreign.asked > 0 && <p>{t('knowledge.test.calibration.foreign', foreign)}</p>}
      {isDefault && !isDue && <p>{t('knowledge.test.calibration.default')}</p>}
      <p className="desk-robot-soft">
        {isDue || calibratedTime === undefined
          ? t('knowledge.test.calibration.due')
          : t('knowledge.test.calibration.time', { time: times.full(calibratedTime) })}
      </p>
    </li>
  )
}
