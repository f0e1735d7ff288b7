import { Button, NumberInput, Switch } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { LearningSettings } from '@foyer/contract/desk/learning.ts'
import { learningLimits } from '@foyer/contract/desk/learning-words.ts'
import { useDesk } from '../../live/desk-context.tsx'
import { unwrap } from '../../platform/api-error.ts'
import { learningKey } from '../../platform/query-keys.ts'
import { failureKey } from '../../text/failure-text.ts'
import { useText } from '../../text/text-context.tsx'
import { useNotify } from '../../ui/use-notify.ts'

/** When the robot accepts phrasings without an agent. */
export function LearningPart({ robotNo }: { robotNo: string }) {
  const { client, agent } = useDesk()
  const { data } = useQuery({
    queryKey: learningKey(agent.adminId, robotNo),
    queryFn: async ({ signal }) => unwrap(await client.readLearning({ robotNo }, { signal })),
  })
  return data ? <LearningForm robotNo={robotNo} saved={data} /> : null
}

function LearningForm({ robotNo, saved }: { robotNo: string; saved: LearningSettings }) {
  const t = useText()
  const notify = useNotify()
  const heading = useId()
  const queryClient = useQueryClient()
  const { client, agent } = useDesk()
  const [settings, setSettings] = useState(saved)
  const [isBusy, setBusy] = useState(false)

  async function save(): Promise<void> {
    setBusy(true)
    const result = await client.saveLearning({ robotNo, ...settings })
    setBusy(false)
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    queryClient.setQueryData(learningKey(agent.adminId, robotNo), result.data)
    notify(t('knowledge.proposals.saved'))
  }

  const { minVisitors, perDay } = learningLimits
  return (
    <section className="desk-proposals-settings" aria-labelledby={heading}>
      <h3 id={heading}>{t('knowledge.proposals.settings')}</h3>
      <p>{t('knowledge.proposals.settingsHint')}</p>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <Switch
          label={t('knowledge.proposals.automatic')}
          checked={settings.isAutomatic}
          onChange={({ currentTarget }) => setSettings({ ...settings, isAutomatic: currentTarget.checked })}
        />
        <NumberInput
          label={t('knowledge.proposals.minVisitors')}
          min={minVisitors.least}
          max={minVisitors.most}
          clampBehavior="blur"
          allowDecimal={false}
          value={settings.minVisitors}
          onChange={(value) => setSettings({ ...settings, minVisitors: Number(value) })}
        />
        <NumberInput
          label={t('knowledge.proposals.mostPerDay')}
          min={perDay.least}
          max={perDay.most}
          clampBehavior="blur"
          allowDecimal={false}
          value={settings.mostPerDay}
          onChange={(value) => setSettings({ ...settings, mostPerDay: Number(value) })}
        />
        <Button type="submit" loading={isBusy}>
          {t('knowledge.proposals.save')}
        </Button>
      </form>
    </section>
  )
}
