import { Button, Checkbox, Switch } from '@mantine/core'
import type { ModelBudgets, ModelledChannel } from '@foyer/contract/desk/channel-model.ts'
import { useState, type FormEvent } from 'react'
import { draftOf, wrongFields, type DraftField, type ModelDraft } from '../../rules/knowledge/model-draft.ts'
import { useText } from '../../text/text-context.tsx'
import '../../settings/account/AccountPage.css'
import { LockedFields } from '../../ui/LockedFields.tsx'
import { BrokenCases } from './BrokenCases.tsx'
import { BudgetFields } from './BudgetFields.tsx'
import { EndpointFields } from './EndpointFields.tsx'
import { TestPart } from './TestPart.tsx'
import { useSaveModel } from './use-save-model.ts'

type ModelFormProps = {
  channel: ModelledChannel
  installationModel: string | undefined
  /** The bounds of the operator. */
  most: ModelBudgets
}

/** The settings of one channel's model. A model that is on is asked all cases before it is saved. */
export function ModelForm({ channel, installationModel, most }: ModelFormProps) {
  const t = useText()
  const [draft, setDraft] = useState(() => draftOf(channel.settings, installationModel !== undefined))
  const [wrong, setWrong] = useState<ReadonlySet<DraftField>>(new Set())
  const { save, isBusy, broken } = useSaveModel(channel.channelId)
  const change = (part: Partial<ModelDraft>): void => setDraft((before) => ({ ...before, ...part }))
  const errorOf = (field: DraftField) => wrong.has(field) && t('knowledge.model.wrong')

  /** Whether every field can be sent; fields that cannot are marked. */
  function check(): boolean {
    const found = wrongFields(draft)
    setWrong(found)
    return found.size === 0
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (check()) void save(draft, false)
  }

  return (
    <>
      <section className="desk-settings-part" aria-labelledby="desk-model-settings">
        <h2 id="desk-model-settings">{t('knowledge.model.title', { channel: channel.name })}</h2>
        <p className="desk-settings-part-lead">{t('knowledge.model.lead')}</p>
        <form className="desk-account-form desk-model-form" onSubmit={submit} noValidate>
          <LockedFields isBusy={isBusy}>
            <Switch
              label={t('knowledge.model.on')}
              description={t('knowledge.model.on.hint')}
              checked={draft.isOn}
              onChange={({ currentTarget }) => change({ isOn: currentTarget.checked })}
            />
            <EndpointFields
              draft={draft}
              channel={channel}
              installationModel={installationModel}
              errorOf={errorOf}
              onChange={change}
            />
            <fieldset className="desk-model-group">
              <legend>{t('knowledge.model.tasks')}</legend>
              <Checkbox
                label={t('knowledge.model.writes')}
                description={t('knowledge.model.writes.hint')}
                checked={draft.writesAnswers}
                onChange={({ currentTarget }) => change({ writesAnswers: currentTarget.checked })}
              />
              <Checkbox
                label={t('knowledge.model.reranks')}
                description={t('knowledge.model.reranks.hint')}
                checked={draft.reranks}
                onChange={({ currentTarget }) => change({ reranks: currentTarget.checked })}
              />
              {wrong.has('tasks') && <p role="alert">{t('knowledge.model.tasks.none')}</p>}
            </fieldset>
            <BudgetFields draft={draft} most={most} errorOf={errorOf} onChange={change} />
            <div className="desk-model-acts">
              <Button type="submit" loading={isBusy}>
                {t(draft.isOn ? 'knowledge.model.saveChecked' : 'knowledge.model.save')}
              </Button>
              <span role="status">{isBusy && draft.isOn && t('knowledge.model.checking')}</span>
            </div>
          </LockedFields>
        </form>
        {broken && (
          <BrokenCases cases={broken} isBusy={isBusy} onInsist={() => check() && void save(draft, true)} />
        )}
      </section>
      <TestPart channelId={channel.channelId} draft={draft} check={check} />
    </>
  )
}
