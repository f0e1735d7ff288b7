import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { ownTimeZone } from '../../../channels/publish/use-time-zone.ts'
import { zonedFields, zonedTime } from '../../../rules/channels/zoned-time.ts'
import { useText } from '../../../text/text-context.tsx'

type ValidityFieldsProps = {
  from: number | undefined
  until: number | undefined
  onChange: (changes: { validFrom?: number | null; validUntil?: number | null }) => void
}

/** The time in which a document answers, on the agent's own clock. */
export function ValidityFields({ from, until, onChange }: ValidityFieldsProps) {
  const t = useText()
  const isTurned = from !== undefined && until !== undefined && until <= from
  return (
    <fieldset className="desk-document-group">
      <legend>{t('knowledge.documents.validity')}</legend>
      <div className="desk-document-pair">
        <MomentField
          label={t('knowledge.documents.validFrom')}
          value={from}
          onChange={(validFrom) => onChange({ validFrom })}
        />
        <MomentField
          label={t('knowledge.documents.validUntil')}
          value={until}
          error={isTurned ? t('knowledge.documents.validityTurned') : ''}
          onChange={(validUntil) => onChange({ validUntil })}
        />
      </div>
      <p className="desk-document-hint">{t('knowledge.documents.validityHint', { zone: ownTimeZone() })}</p>
    </fieldset>
  )
}

type MomentFieldProps = {
  label: string
  value: number | undefined
  error?: string
  onChange: (at: number | null) => void
}

function MomentField({ label, value, error = '', onChange }: MomentFieldProps) {
  const zone = ownTimeZone()
  const written = value === undefined ? '' : momentText(value, zone)
  // A typed value is no moment until all of its parts are there.
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      type="datetime-local"
      label={label}
      value={typed ?? written}
      error={error}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value
        setTyped(text)
        const [day = '', time = ''] = text.split('T')
        const at = zonedTime(day, time, zone)
        if (text === '') onChange(null)
        else if (at !== undefined && at >= 0) onChange(at)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

function momentText(at: number, zone: string): string {
  const { day, time } = zonedFields(at, zone)
  return `${day}T${time}`
}
