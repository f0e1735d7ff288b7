import { Radio, TextInput } from '@mantine/core'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'
import { zonedTime } from '../../rules/channels/zoned-time.ts'
import { ownTimeZone } from './use-time-zone.ts'

/** `at` is undefined until day and time are a moment. */
export type When = { isLater: boolean; day: string; time: string }

export function momentOf({ day, time }: When, timeZone: string): number | undefined {
  return zonedTime(day, time, timeZone)
}

type WhenPartProps = {
  when: When
  /** The organisation's. */
  timeZone: string
  problem: string
  onChange: (when: When) => void
}

/** Now, or at a time on the organisation's clocks. */
export function WhenPart({ when, timeZone, problem, onChange }: WhenPartProps) {
  const t = useText()
  const times = useTimes()
  const at = momentOf(when, timeZone)
  const isOwnZone = timeZone === ownTimeZone()
  return (
    <Radio.Group
      label={t('channels.when')}
      value={when.isLater ? 'later' : 'now'}
      onChange={(value) => onChange({ ...when, isLater: value === 'later' })}
    >
      <div className="desk-publish-when">
        <Radio value="now" label={t('channels.when.now')} />
        <Radio value="later" label={t('channels.when.later')} />
        {when.isLater && (
          <div className="desk-publish-time">
            <TextInput
              type="date"
              label={t('channels.when.day')}
              value={when.day}
              onChange={({ currentTarget }) => onChange({ ...when, day: currentTarget.value })}
            />
            <TextInput
              type="time"
              label={t('channels.when.time')}
              value={when.time}
              onChange={({ currentTarget }) => onChange({ ...when, time: currentTarget.value })}
            />
            <p>
              {t('channels.when.zone', { zone: timeZone })}
              {at !== undefined && !isOwnZone && ` ${t('channels.when.yours', { time: times.full(at) })}`}
            </p>
            {problem !== '' && (
              <p role="alert" className="desk-publish-problem">
                {problem}
              </p>
            )}
          </div>
        )}
      </div>
    </Radio.Group>
  )
}
