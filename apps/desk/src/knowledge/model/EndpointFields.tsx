import { Checkbox, NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import type { ModelledChannel } from '@foyer/contract/desk/channel-model.ts'
import { modelLimits } from '@foyer/contract/desk/channel-model-words.ts'
import { isKeyKept, type DraftField, type ModelDraft } from '../../rules/knowledge/model-draft.ts'
import { useText } from '../../text/text-context.tsx'
import { useTimes } from '../../text/use-times.ts'

type EndpointFieldsProps = {
  draft: ModelDraft
  channel: ModelledChannel
  installationModel: string | undefined
  errorOf: (field: DraftField) => string | false
  onChange: (part: Partial<ModelDraft>) => void
}

/** Address, key and prices of the model. The key can be entered and never read. */
export function EndpointFields({
  draft,
  channel,
  installationModel,
  errorOf,
  onChange,
}: EndpointFieldsProps) {
  const t = useText()
  const keyHint = useKeyHint(draft, channel)
  return (
    <fieldset className="desk-model-group">
      <legend>{t('knowledge.model.endpoint')}</legend>
      {installationModel !== undefined && (
        <Checkbox
          label={t('knowledge.model.installation', { model: installationModel })}
          checked={!draft.hasEndpoint}
          onChange={({ currentTarget }) => onChange({ hasEndpoint: !currentTarget.checked })}
        />
      )}
      {draft.hasEndpoint && (
        <>
          <TextInput
            label={t('knowledge.model.address')}
            description={t('knowledge.model.address.hint')}
            placeholder="https://models.example/v1"
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            maxLength={modelLimits.address}
            value={draft.baseUrl}
            error={errorOf('baseUrl')}
            onChange={({ currentTarget }) => onChange({ baseUrl: currentTarget.value })}
          />
          <TextInput
            label={t('knowledge.model.name')}
            autoComplete="off"
            spellCheck={false}
            dir="ltr"
            maxLength={modelLimits.name}
            value={draft.model}
            error={errorOf('model')}
            onChange={({ currentTarget }) => onChange({ model: currentTarget.value })}
          />
          <PasswordInput
            label={t('knowledge.model.key')}
            description={keyHint}
            autoComplete="off"
            dir="ltr"
            maxLength={modelLimits.key}
            value={draft.key}
            onChange={({ currentTarget }) => onChange({ key: currentTarget.value })}
          />
          <NativeSelect
            label={t('knowledge.model.tokenField')}
            description={t('knowledge.model.tokenField.hint')}
            value={draft.tokenField}
            data={['max_tokens', 'max_completion_tokens']}
            dir="ltr"
            onChange={({ currentTarget: { value } }) =>
              onChange({
                tokenField: value === 'max_completion_tokens' ? 'max_completion_tokens' : 'max_tokens',
              })
            }
          />
          <div className="desk-model-pair">
            <TextInput
              label={t('knowledge.model.priceRead')}
              inputMode="decimal"
              autoComplete="off"
              value={draft.priceRead}
              error={errorOf('priceRead')}
              onChange={({ currentTarget }) => onChange({ priceRead: currentTarget.value })}
            />
            <TextInput
              label={t('knowledge.model.priceWritten')}
              inputMode="decimal"
              autoComplete="off"
              value={draft.priceWritten}
              error={errorOf('priceWritten')}
              onChange={({ currentTarget }) => onChange({ priceWritten: currentTarget.value })}
            />
          </div>
        </>
      )}
    </fieldset>
  )
}

function useKeyHint({ baseUrl }: ModelDraft, channel: ModelledChannel): string {
  const t = useText()
  const times = useTimes()
  const { hasKey, keySetAt, isKeyReadable, settings } = channel
  if (!hasKey) return t('knowledge.model.key.hint')
  if (!isKeyReadable) return t('knowledge.model.key.lost')
  if (!isKeyKept(settings.endpoint?.baseUrl, baseUrl)) return t('knowledge.model.key.other')
  return keySetAt === undefined
    ? t('knowledge.model.key.kept')
    : t('knowledge.model.key.setOn', { date: times.date(keySetAt) })
}
