import { Button, Checkbox, Group, Modal } from '@mantine/core'
import type { OutputOf } from '@foyer/contract/endpoint.ts'
import type { publishDialogue } from '@foyer/contract/desk/dialogues.ts'
import { may } from '@foyer/core/identity/may.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDesk } from '../../../live/desk-context.tsx'
import { dialoguesKey } from '../../../platform/query-keys.ts'
import { failureKey } from '../../../text/failure-text.ts'
import { useText } from '../../../text/text-context.tsx'
import { useNotify } from '../../../ui/use-notify.ts'
import { useReturnFocus } from '../../../ui/use-return-focus.ts'
import { useDialogueEditor, useDraftState } from '../draft/dialogue-context.tsx'

type Act = 'publish' | 'retire'
type Cases = OutputOf<typeof publishDialogue>['broken']

/** Publishes the draft or takes the dialogue out of use, unless cases of the robot would break. */
export function PublishDialog({ act, onClose }: { act: Act; onClose: () => void }) {
  const t = useText()
  useReturnFocus()
  const { agent } = useDesk()
  const problems = useDraftState((state) => state.problems).length
  const isBlocked = act === 'publish' && problems > 0
  const [broken, setBroken] = useState<Cases>([])
  const [isDespite, setDespite] = useState(false)
  const { run, isBusy } = useRun(act, setBroken, onClose)
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(`knowledge.dialogues.${act}.title`)}
      closeButtonProps={{ 'aria-label': t('dialog.close') }}
    >
      <p>
        {isBlocked
          ? t('knowledge.dialogues.publish.problems', { count: problems })
          : t(`knowledge.dialogues.${act}.lead`)}
      </p>
      {broken.length > 0 && (
        <div role="alert">
          <p>{t('knowledge.dialogues.publish.broken', { count: broken.length })}</p>
          <ul>
            {broken.map(({ caseId, question, failure }) => (
              <li key={caseId}>
                <bdi>{question}</bdi>
                {failure?.said && <q dir="auto">{failure.said}</q>}
              </li>
            ))}
          </ul>
          {may(agent.role, 'publishDespiteCases') && (
            <Checkbox
              label={t('knowledge.dialogues.publish.despite')}
              checked={isDespite}
              onChange={({ currentTarget }) => setDespite(currentTarget.checked)}
            />
          )}
        </div>
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus={isBlocked || undefined}>
          {t('confirm.cancel')}
        </Button>
        <Button
          data-autofocus={!isBlocked || undefined}
          disabled={isBlocked || (broken.length > 0 && !isDespite)}
          loading={isBusy}
          onClick={() => void run(isDespite)}
        >
          {t(`knowledge.dialogues.${act}`)}
        </Button>
      </Group>
    </Modal>
  )
}

function useRun(act: Act, onBroken: (cases: Cases) => void, onDone: () => void) {
  const t = useText()
  const notify = useNotify()
  const { client, agent } = useDesk()
  const queries = useQueryClient()
  const { draft } = useDialogueEditor()
  const [isBusy, setBusy] = useState(false)

  async function run(despiteCases: boolean): Promise<void> {
    setBusy(true)
    const isSaved = await draft.flush()
    const { revision, version } = draft.get()
    const result =
      act === 'publish'
        ? isSaved && (await client.publishDialogue({ ...draft.ref, revision, version, despiteCases }))
        : await client.retireDialogue({ ...draft.ref, despiteCases })
    setBusy(false)
    if (!result) return notify(t('knowledge.dialogues.publish.unsaved'), 'problem')
    if (!result.ok) return notify(t(failureKey(result)), 'problem')
    if (!result.data.isDone) return onBroken(result.data.broken)
    await draft.reload()
    await queries.invalidateQueries({ queryKey: dialoguesKey(agent.adminId, draft.ref.robotNo) })
    notify(t(`knowledge.dialogues.${act}.done`))
    onDone()
  }

  return { run, isBusy }
}
