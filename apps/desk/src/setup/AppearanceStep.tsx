import { appearanceLimits } from '@foyer/contract/desk/setup-steps.ts'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useState, type FormEvent } from 'react'
import { useSave } from '../library/use-save.ts'
import { useConnection } from '../platform/connection-context.tsx'
import { setupKey } from '../platform/query-keys.ts'
import { useText } from '../text/text-context.tsx'
import './AppearanceStep.css'
import { ChatPreview } from './ChatPreview.tsx'
import type { StepProps } from './step-props.ts'
import { StepBody } from './StepBody.tsx'

const colors = {
  blue: '#1d5fd1',
  green: '#0a7d4f',
  purple: '#6d3bd1',
  red: '#c0263a',
  orange: '#b4540a',
  black: '#1f2430',
} as const
const colorNames = ['blue', 'green', 'purple', 'red', 'orange', 'black'] as const

/** Colour, title, name and greeting of the chat, with the chat itself beside them. */
export function AppearanceStep({ agent, setup, onNext, skip }: StepProps) {
  const t = useText()
  const { client } = useConnection()
  const save = useSave(setupKey(agent.adminId))
  const [look, setLook] = useState(setup.channel?.appearance)
  const [isBusy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  if (!look || !setup.channel) return null
  const { channelId } = setup.channel
  const change = (part: Partial<typeof look>): void => setLook({ ...look, ...part })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!look) return
    if (look.robotName.trim() === '') return setMissing(true)
    setBusy(true)
    const isSaved = await save(client.setAppearance({ channelId, ...look }))
    setBusy(false)
    if (isSaved) await onNext()
  }

  return (
    <StepBody title={t('setup.step.appearance')} lead={t('setup.appearance.lead')}>
      <div className="desk-setup-look">
        <form className="desk-setup-form" onSubmit={(event) => void submit(event)} noValidate>
          <ColorField value={look.mainColor} onChange={(mainColor) => change({ mainColor })} />
          <TextInput
            label={t('setup.appearance.title')}
            maxLength={appearanceLimits.title}
            dir="auto"
            value={look.titleDesc}
            onChange={({ currentTarget }) => change({ titleDesc: currentTarget.value })}
          />
          <TextInput
            label={t('setup.appearance.robotName')}
            maxLength={appearanceLimits.robotName}
            dir="auto"
            value={look.robotName}
            error={isMissing && t('setup.owner.missing')}
            onChange={({ currentTarget }) => {
              setMissing(false)
              change({ robotName: currentTarget.value })
            }}
          />
          <Textarea
            label={t('setup.appearance.greeting')}
            description={t('setup.appearance.greetingHint')}
            autosize
            minRows={2}
            maxRows={6}
            maxLength={appearanceLimits.greeting}
            dir="auto"
            value={look.robotWelcomeMsg}
            onChange={({ currentTarget }) => change({ robotWelcomeMsg: currentTarget.value })}
          />
          <div className="desk-setup-actions">
            {skip}
            <Button type="submit" loading={isBusy}>
              {t('setup.save')}
            </Button>
          </div>
        </form>
        <ChatPreview channelId={channelId} look={look} />
      </div>
    </StepBody>
  )
}

function ColorField({ value, onChange }: { value: string; onChange: (color: string) => void }) {
  const t = useText()
  return (
    <fieldset className="desk-setup-colors">
      <legend>{t('setup.appearance.color')}</legend>
      {colorNames.map((name) => (
        <label key={name} className="desk-setup-color" data-color={name}>
          <input
            type="radio"
            name="color"
            aria-label={t(`setup.appearance.${name}`)}
            checked={value === colors[name]}
            onChange={() => onChange(colors[name])}
          />
        </label>
      ))}
      <label className="desk-setup-own-color">
        <input type="color" value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
        {t('setup.appearance.other')}
      </label>
    </fieldset>
  )
}
