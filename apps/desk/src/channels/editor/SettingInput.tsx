import type { WireChannelChanges } from '@foyer/contract/settings/channel-settings.ts'
import type { ComponentType } from 'react'
import { useText } from '../../text/text-context.tsx'
import { useDraftValue } from '../draft/use-channel-draft.tsx'
import { choiceOptions } from '../fields/choice-options.ts'
import { ColourField } from '../fields/ColourField.tsx'
import type { FieldProps } from '../fields/field-props.ts'
import type { ColourSetting, Setting } from '../fields/field-spec.ts'
import { ImageField } from '../fields/ImageField.tsx'
import type { PartProps } from '../fields/part-props.ts'
import { LanguageField, TicketFormField } from '../fields/PickFields.tsx'
import { LongField, NumberField, SelectField, SwitchField, TextField } from '../fields/PlainFields.tsx'
import { ReceiveFlow } from '../fields/ReceiveFlow.tsx'
import { settingTable } from '../fields/setting-table.ts'
import { VariableField } from '../fields/VariableField.tsx'
import { isPartSetting, partInputs, type PartSetting } from './part-inputs.tsx'

export function changeOf(setting: Setting, value: unknown): WireChannelChanges {
  return { [setting]: value }
}

/** The input that the row of a setting asks for. */
export function SettingInput({ setting }: { setting: Setting }) {
  return isPartSetting(setting) ? <PartRow setting={setting} /> : <PlainInput setting={setting} />
}

function PartRow({ setting }: { setting: PartSetting }) {
  const value = useDraftValue(({ settings }) => settings[setting])
  const set = useDraftValue((draft) => draft.set)
  return <PartInput setting={setting} value={value} onChange={(next) => set(changeOf(setting, next))} />
}

function PartInput<K extends PartSetting>({ setting, value, onChange }: { setting: K } & PartProps<K>) {
  const t = useText()
  const Part: ComponentType<PartProps<K>> = partInputs[setting]
  return (
    <fieldset className="desk-setting-part">
      <legend>{t(`channels.setting.${setting}`)}</legend>
      <p className="desk-field-note">{t(`channels.hint.${setting}`)}</p>
      <Part value={value} onChange={onChange} />
    </fieldset>
  )
}

function PlainInput({ setting }: { setting: Exclude<Setting, PartSetting> }) {
  const t = useText()
  const { input } = settingTable[setting]
  const value = useDraftValue(({ settings }) => settings[setting])
  const set = useDraftValue((draft) => draft.set)
  const shared = {
    id: setting,
    label: t(`channels.setting.${setting}`),
    hint: t(`channels.hint.${setting}`),
  }
  const onChange = (next: string | number): void => set(changeOf(setting, next))
  const text = { ...shared, value: String(value), onChange }
  switch (input.kind) {
    case 'switch':
      return <SwitchField {...shared} value={value === 1 ? 1 : 0} onChange={onChange} />
    case 'number':
      return <NumberField {...shared} {...input} value={Number(value)} onChange={onChange} />
    case 'text':
      return <TextField {...text} most={input.most} isRequired={(input.least ?? 0) > 0} />
    case 'longText':
      if (!input.variables) return <LongField {...text} most={input.most} />
      return <VariableField {...text} most={input.most} variables={input.variables} />
    case 'colour':
      return input.with ? <PairedColour {...text} partner={input.with} /> : <ColourField {...text} />
    case 'image':
      return <ImageField {...text} />
    case 'language':
      return <LanguageField {...text} />
    case 'ticketForm':
      return <TicketFormField {...text} />
    case 'choice':
      return (
        <>
          <SelectField
            {...text}
            options={choiceOptions(setting, input.codes, t)}
            onChange={(code) => onChange(Number(code))}
          />
          {setting === 'receiveMode' && <ChosenFlow />}
        </>
      )
  }
}

type PairedColourProps = FieldProps<string> & { partner: ColourSetting }

function PairedColour({ partner, ...field }: PairedColourProps) {
  const t = useText()
  const value = useDraftValue(({ settings }) => settings[partner])
  return <ColourField {...field} partner={{ label: t(`channels.setting.${partner}`), value }} />
}

function ChosenFlow() {
  const mode = useDraftValue(({ settings }) => settings.receiveMode)
  const msgToTransferFlag = useDraftValue(({ settings }) => settings.msgToTransferFlag)
  const transferUserMode = useDraftValue(({ settings }) => settings.transferUserMode)
  const leaveMsgMode = useDraftValue(({ settings }) => settings.leaveMsgMode)
  return <ReceiveFlow {...{ mode, msgToTransferFlag, transferUserMode, leaveMsgMode }} />
}
