import { NativeSelect } from '@mantine/core'
import { retentions, type Retention } from '@foyer/contract/desk/retentions.ts'
import { useId } from 'react'
import { useText } from '../../text/text-context.tsx'
import '../Choice.css'
import { useRetentionChoice } from './use-retention.ts'
import type { RetentionChange, RetentionSettings } from './with-retention.ts'

/** How long conversations are kept, in all channels and in one. */
export function RetentionPart({ settings }: { settings: RetentionSettings }) {
  const t = useText()
  const name = useId()
  const { shown, choose } = useRetentionChoice(settings)
  return (
    <section className="desk-settings-part" aria-labelledby="desk-data-retention">
      <h2 id="desk-data-retention">{t('data.retention')}</h2>
      <p className="desk-settings-part-lead">{t('data.retention.lead', { days: settings.undoDays })}</p>
      <fieldset className="desk-choice">
        <legend>{t('data.retention.label')}</legend>
        <div>
          {retentions.map((retention) => (
            <label key={retention}>
              <input
                type="radio"
                name={name}
                checked={retention === shown.retention}
                onChange={() => choose({ of: 'tenant', retention })}
              />
              {t(`data.period.${retention}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {shown.channels.length > 0 && <ChannelChoices channels={shown.channels} onChoose={choose} />}
    </section>
  )
}

type ChannelChoicesProps = Pick<RetentionSettings, 'channels'> & {
  onChoose: (change: RetentionChange) => void
}

function ChannelChoices({ channels, onChoose }: ChannelChoicesProps) {
  const t = useText()
  const options = [
    { value: '', label: t('data.channels.same') },
    ...retentions.map((value) => ({ value, label: t(`data.period.${value}`) })),
  ]
  return (
    <>
      <h3>{t('data.channels')}</h3>
      <p className="desk-settings-part-lead">{t('data.channels.lead')}</p>
      <ul className="desk-data-channels">
        {channels.map(({ channelId, name, retention }) => (
          <li key={channelId}>
            <NativeSelect
              label={<bdi>{name}</bdi>}
              value={retention ?? ''}
              data={options}
              onChange={({ currentTarget }) =>
                onChoose({ of: 'channel', channelId, retention: retentionIn(currentTarget.value) })
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function retentionIn(value: string): Retention | undefined {
  return retentions.find((one) => one === value)
}
